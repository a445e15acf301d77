import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarLabels() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Share of electricity by source, in percent
      </Typography>
      <BarChart
        height={280}
        hideLegend
        xAxis={[{ data: ['Wind', 'Solar', 'Hydro', 'Gas'] }]}
        yAxis={[{ position: 'none', max: 50 }]}
        series={[
          {
            data: [41, 23, 9, 27],
            label: 'Share',
            barLabel: ({ value }) => `${value}%`,
            barLabelPlacement: 'outside',
            valueFormatter: (value) => `${value}%`,
          },
        ]}
      />
    </Box>
  );
}
