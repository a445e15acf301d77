import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function RowAndColumnSpacing() {
  return (
    <Grid
      container
      rowSpacing={3}
      columnSpacing={{ xs: 1, sm: 2 }}
      sx={{ width: '100%' }}
    >
      <Grid size={6}>
        <TextField label="First name" fullWidth autoComplete="off" />
      </Grid>
      <Grid size={6}>
        <TextField label="Last name" fullWidth autoComplete="off" />
      </Grid>
      <Grid size={{ xs: 4, sm: 3 }}>
        <TextField label="Postcode" fullWidth autoComplete="off" />
      </Grid>
      <Grid size={{ xs: 8, sm: 9 }}>
        <TextField label="City" fullWidth autoComplete="off" />
      </Grid>
    </Grid>
  );
}
