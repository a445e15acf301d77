import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Bikes counted on three bridges
      </Typography>
      <BarChart
        height={280}
        xAxis={[{ data: ['Old Bridge', 'Mill Bridge', 'New Bridge'] }]}
        series={[
          { data: [412, 286, 530], label: 'Weekday' },
          { data: [268, 341, 477], label: 'Weekend' },
        ]}
      />
    </Box>
  );
}
