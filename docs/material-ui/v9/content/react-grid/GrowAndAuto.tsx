import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GrowAndAuto() {
  return (
    <Grid
      container
      spacing={1}
      component="form"
      role="search"
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Grid size="grow">
        <TextField label="Song or composer" size="small" fullWidth />
      </Grid>
      <Grid size="auto">
        <Button variant="contained">Search</Button>
      </Grid>
    </Grid>
  );
}
