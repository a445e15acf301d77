import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tiles = [
  { name: 'Guests tonight', value: '48', size: 8 },
  { name: 'Free tables', value: '6', size: 4 },
  { name: 'Kitchen', value: 'On time', size: 4 },
  { name: 'Next large group', value: '19:30, eleven people', size: 8 },
];

export default function DashboardGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {tiles.map((tile) => (
        <Grid key={tile.name} size={tile.size}>
          <Paper
            variant="outlined"
            sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}
          >
            <Typography variant="body2" color="textSecondary">
              {tile.name}
            </Typography>
            <Typography>{tile.value}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
