import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Visitors per weekday
      </Typography>
      <BarChart
        height={260}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [120, 98, 143, 131, 176], label: 'Visitors' }]}
      />
    </Box>
  );
}
