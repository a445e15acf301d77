import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedBars() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Support tickets per team, by state
      </Typography>
      <BarChart
        height={300}
        xAxis={[{ data: ['Billing', 'Mobile', 'Web', 'API'] }]}
        series={[
          { data: [14, 22, 9, 6], label: 'Open', stack: 'tickets' },
          { data: [8, 13, 11, 4], label: 'Waiting', stack: 'tickets' },
          { data: [31, 27, 38, 19], label: 'Closed', stack: 'tickets' },
        ]}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      />
    </Box>
  );
}
