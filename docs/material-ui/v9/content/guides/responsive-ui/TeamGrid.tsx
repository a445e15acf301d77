import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const guides = [
  { name: 'Ines', tour: 'Old harbor', start: '09:00' },
  { name: 'Tomasz', tour: 'Markets and spices', start: '10:30' },
  { name: 'Wanjiru', tour: 'Roofs at sunset', start: '18:00' },
  { name: 'Noor', tour: 'Night bakery', start: '23:00' },
];

export default function TeamGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={{ xs: 1, md: 2 }}>
        {guides.map(({ name, tour, start }) => (
          <Grid key={name} size={{ xs: 12, sm: 6, md: 3 }}>
            <Paper
              variant="outlined"
              sx={{
                boxSizing: 'border-box',
                height: '100%',
                p: { xs: 1.5, md: 2 },
              }}
            >
              <Typography variant="subtitle2" component="p">
                {tour}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {start} with {name}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
