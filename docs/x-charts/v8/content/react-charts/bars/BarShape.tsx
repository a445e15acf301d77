import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';

export default function BarShape() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Hours practiced per instrument
      </Typography>
      <BarChart
        height={260}
        borderRadius={8}
        xAxis={[
          {
            data: ['Piano', 'Cello', 'Drums'],
            categoryGapRatio: 0.5,
            barGapRatio: 0.2,
          },
        ]}
        series={[
          { data: [12, 8, 5], label: 'Last month' },
          { data: [15, 6, 9], label: 'This month' },
        ]}
        sx={{
          [`& .${barClasses.element}`]: {
            stroke: 'currentColor',
            strokeOpacity: 0.4,
          },
        }}
      />
    </Box>
  );
}
