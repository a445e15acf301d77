import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { stock } from './data';

/** Below this share, in percent, it is time to order. */
const LOW = 25;

export function StockList() {
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          In the store room
        </Typography>
        <Stack spacing={2.5}>
          {stock.map(({ name, left, unit }) => (
            <div key={name}>
              <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
                <Typography variant="body2">{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {unit}
                  {left < LOW && ', order soon'}
                </Typography>
              </Stack>
              <LinearProgress
                variant="determinate"
                value={left}
                color={left < LOW ? 'warning' : 'primary'}
                aria-label={`${name}, share that is left`}
                sx={{ mt: 0.75, height: 6, borderRadius: 3 }}
              />
            </div>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
