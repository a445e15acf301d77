import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const people = new Intl.NumberFormat('en-US', { notation: 'compact' });
const exact = new Intl.NumberFormat('en-US');

export default function FormattedAxes() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Population of four cities, rounded
      </Typography>
      <BarChart
        height={300}
        hideLegend
        xAxis={[
          {
            data: ['Ljubljana', 'Bratislava', 'Zagreb', 'Vienna'],
            tickLabelStyle: { angle: -35, textAnchor: 'end' },
            height: 70,
          },
        ]}
        yAxis={[
          {
            valueFormatter: (value: number) => people.format(value),
            width: 50,
          },
        ]}
        series={[
          {
            data: [295000, 480000, 770000, 2000000],
            label: 'Inhabitants',
            valueFormatter: (value) =>
              value === null ? '' : exact.format(value),
          },
        ]}
      />
    </Box>
  );
}
