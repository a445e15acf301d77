import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const teas = [
  'Assam',
  'Darjeeling',
  'Sencha',
  'Oolong',
  'Rooibos',
  'Peppermint',
];

export default function ResponsiveShelf() {
  return (
    <Grid
      container
      spacing={{ xs: 1, md: 2 }}
      component="ul"
      sx={{ width: '100%', p: 0, m: 0, listStyle: 'none' }}
    >
      {teas.map((tea) => (
        <Grid key={tea} component="li" size={{ xs: 6, sm: 4, md: 2 }}>
          <Paper
            variant="outlined"
            sx={{ py: 2, textAlign: 'center', typography: 'body2' }}
          >
            {tea}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
