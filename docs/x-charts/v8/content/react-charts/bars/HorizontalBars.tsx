import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const answers = [
  'Faster search',
  'Offline mode',
  'More languages',
  'Shared lists',
];

export default function HorizontalBars() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        What should we build next? Votes per answer
      </Typography>
      <BarChart
        layout="horizontal"
        height={260}
        yAxis={[{ data: answers, width: 110 }]}
        xAxis={[{ label: 'Votes' }]}
        series={[{ data: [64, 51, 38, 22], label: 'Votes' }]}
        hideLegend
        grid={{ vertical: true }}
      />
    </Box>
  );
}
