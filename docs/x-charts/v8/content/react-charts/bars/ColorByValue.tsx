import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ColorByValue() {
  const { palette } = useTheme();
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Monthly result in thousand dollars
      </Typography>
      <BarChart
        height={280}
        hideLegend
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        yAxis={[
          {
            label: 'Thousand USD',
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.error.main, palette.success.main],
            },
          },
        ]}
        series={[{ data: [12, 7, -4, -9, 3, 15], label: 'Result' }]}
      />
    </Box>
  );
}
