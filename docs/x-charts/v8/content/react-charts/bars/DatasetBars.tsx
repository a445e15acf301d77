import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { month: 'Jan', rain: 78, sun: 62 },
  { month: 'Feb', rain: 59, sun: 81 },
  { month: 'Mar', rain: 64, sun: 127 },
  { month: 'Apr', rain: 51, sun: 171 },
  { month: 'May', rain: 60, sun: 204 },
  { month: 'Jun', rain: 72, sun: 209 },
];

export default function DatasetBars() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Rain in millimeters and sun in hours, January to June
      </Typography>
      <BarChart
        height={300}
        dataset={dataset}
        xAxis={[{ dataKey: 'month' }]}
        series={[
          {
            dataKey: 'rain',
            label: 'Rain',
            valueFormatter: (value) => `${value} mm`,
          },
          {
            dataKey: 'sun',
            label: 'Sun',
            valueFormatter: (value) => `${value} h`,
          },
        ]}
      />
    </Box>
  );
}
