import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function TargetLine() {
  const { palette } = useTheme();
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Minutes until the first answer, with the target of 30
      </Typography>
      <BarChart
        height={280}
        hideLegend
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ label: 'Minutes', max: 50 }]}
        series={[{ data: [28, 41, 34, 22, 25], label: 'First answer' }]}
      >
        <ChartsReferenceLine
          y={30}
          label="Target"
          labelAlign="end"
          lineStyle={{ stroke: palette.error.main, strokeDasharray: '6 4' }}
          labelStyle={{ fill: palette.error.main }}
        />
      </BarChart>
    </Box>
  );
}
