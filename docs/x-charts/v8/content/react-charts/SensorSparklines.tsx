import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const sensors = [
  { name: 'Greenhouse', degrees: [18, 19, 21, 24, 26, 25, 22] },
  { name: 'Cellar', degrees: [11, 11, 12, 12, 12, 11, 11] },
  { name: 'Attic', degrees: [16, 20, 25, 29, 31, 28, 23] },
];

export default function SensorSparklines() {
  return (
    <Stack spacing={1}>
      {sensors.map(({ name, degrees }) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <Typography sx={{ width: 96 }}>{name}</Typography>
          <SparkLineChart
            data={degrees}
            width={120}
            height={40}
            yAxis={{ min: 10, max: 32 }}
            showHighlight
            showTooltip
          />
          <Typography dir="ltr">{degrees[degrees.length - 1]} °C</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
