import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ServerRenderedChart() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Books read per month
      </Typography>
      <BarChart
        width={280}
        height={200}
        skipAnimation
        hideLegend
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
        series={[{ data: [3, 5, 2, 4], label: 'Books' }]}
      />
    </Box>
  );
}
