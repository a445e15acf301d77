import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function RevenueBars() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Revenue by quarter, in thousand euros
      </Typography>
      <BarChart
        height={280}
        enableKeyboardNavigation
        xAxis={[{ data: quarters }]}
        yAxis={[{ label: 'Thousand EUR' }]}
        series={[
          { data: [182, 204, 197, 251], label: '2025' },
          { data: [211, 236, 228, 274], label: '2026' },
        ]}
        grid={{ horizontal: true }}
      />
    </Box>
  );
}
