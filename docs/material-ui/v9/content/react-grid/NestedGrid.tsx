import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function NestedGrid() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Paper
          variant="outlined"
          sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}
        >
          <Typography>Swimming pool</Typography>
          <Typography variant="body2" color="textSecondary">
            26 °C, open from 7 to 21
          </Typography>
        </Paper>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        {days.map((day) => (
          <Grid key={day} size={4}>
            <Paper
              variant="outlined"
              sx={{ p: 1, textAlign: 'center', typography: 'body2' }}
            >
              {day}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
