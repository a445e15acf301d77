import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function MigratedForm() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField label="Name of the dog" fullWidth />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField label="Owner" fullWidth />
      </Grid>
      <Grid size={12}>
        <TextField label="Notes for the vet" multiline minRows={2} fullWidth />
      </Grid>
    </Grid>
  );
}
