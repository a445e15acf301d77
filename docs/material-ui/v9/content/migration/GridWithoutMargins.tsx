import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const lots = [
  {
    name: 'Chest of drawers from the estate of a ship chandler in Bremerhaven',
    bid: '€480',
  },
  { name: 'Two lamps', bid: '€95' },
  { name: 'Barometer', bid: '€140' },
];

export default function GridWithoutMargins() {
  return (
    <Grid
      container
      spacing={2}
      sx={{
        width: '100%',
        maxWidth: 560,
        outline: '1px dashed',
        outlineColor: 'divider',
      }}
    >
      {lots.map((lot) => (
        <Grid key={lot.name} size={{ xs: 12, sm: 4 }}>
          <Paper variant="outlined" sx={{ p: 1.5 }}>
            <Typography variant="subtitle2" component="p" noWrap>
              {lot.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {lot.bid}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
