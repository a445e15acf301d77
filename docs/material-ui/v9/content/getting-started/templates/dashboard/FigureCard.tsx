import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Figure } from './data';
import { Sparkline } from './Sparkline';

function describeChange(change: number): string {
  if (change === 0) return 'No change';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}%`;
}

export function FigureCard({
  figure: { label, value, change, trend },
}: {
  figure: Figure;
}) {
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent>
        <Typography
          variant="body2"
          component="h2"
          sx={{ color: 'text.secondary' }}
        >
          {label}
        </Typography>
        <Stack
          direction="row"
          sx={{
            justifyContent: 'space-between',
            alignItems: 'center',
            my: 0.5,
          }}
        >
          <Typography sx={{ fontSize: 28, fontWeight: 700 }}>
            {value}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            label={describeChange(change)}
          />
        </Stack>
        <Sparkline values={trend} />
      </CardContent>
    </Card>
  );
}
