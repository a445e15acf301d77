import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const visits = [220, 184, 251, 239, 312];

export default function ClickableBars() {
  const [day, setDay] = React.useState<number | null>(null);
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Visits per day
      </Typography>
      <BarChart
        height={240}
        hideLegend
        xAxis={[{ data: days }]}
        series={[
          {
            data: visits,
            label: 'Visits',
            highlightScope: { highlight: 'item', fade: 'series' },
          },
        ]}
        onItemClick={(event, { dataIndex }) => setDay(dataIndex)}
      />
      <Typography role="status" align="center">
        {day === null ? 'Click a bar' : `${days[day]}: ${visits[day]} visits`}
      </Typography>
    </Box>
  );
}
