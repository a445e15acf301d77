import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function SignupLines() {
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Sign-ups in the eight weeks after launch
      </Typography>
      <LineChart
        height={280}
        xAxis={[{ data: weeks, label: 'Week after launch', tickMinStep: 1 }]}
        series={[
          {
            data: [34, 52, 61, 58, 83, 97, 104, 131],
            label: 'Self-service',
            showMark: true,
          },
          {
            data: [8, 11, 9, 14, 17, 16, 21, 26],
            label: 'Sales-assisted',
            showMark: true,
          },
        ]}
        grid={{ horizontal: true }}
      />
    </Box>
  );
}
