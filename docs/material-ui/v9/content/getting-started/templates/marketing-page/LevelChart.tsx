import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Level of the river in centimeters, each second hour of a day. */
const LEVELS = [84, 86, 88, 90, 96, 108, 124, 143, 160, 171, 176, 174];

const WIDTH = 440;
const HEIGHT = 180;
const WARNING = 150;

const x = (index: number) => (index / (LEVELS.length - 1)) * WIDTH;
const y = (level: number) => HEIGHT - ((level - 60) / 140) * HEIGHT;

/** A day on which the river rose, as the product would show it. */
export function LevelChart() {
  const line = LEVELS.map(
    (level, index) => `${x(index).toFixed(1)},${y(level).toFixed(1)}`,
  ).join(' ');
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, borderRadius: 4 }}>
      <Stack
        direction="row"
        sx={{
          mb: 2,
          gap: 1,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
        }}
      >
        <div>
          <Typography component="h2" sx={{ fontSize: 18, fontWeight: 700 }}>
            Mill bridge, today
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            176 cm at 20:00, above the first mark
          </Typography>
        </div>
        <Chip variant="outlined" label="12 people called" />
      </Stack>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="The level rises from 84 to 176 cm and passes the first mark at 150 cm after 15 hours"
        sx={{ display: 'block', width: '100%', color: 'info.main' }}
      >
        <polygon
          points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`}
          fill="currentColor"
          opacity="0.18"
        />
        <polyline
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        <Box
          component="line"
          x1="0"
          x2={WIDTH}
          y1={y(WARNING)}
          y2={y(WARNING)}
          stroke="currentColor"
          strokeDasharray="6 6"
          sx={{ color: 'warning.main' }}
        />
        <circle
          cx={x(LEVELS.length - 1) - 5}
          cy={y(174)}
          r="6"
          fill="currentColor"
        />
      </Box>
    </Card>
  );
}
