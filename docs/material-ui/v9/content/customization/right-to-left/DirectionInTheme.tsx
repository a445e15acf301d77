import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Rating from '@mui/material/Rating';
import Switch from '@mui/material/Switch';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DirectionInTheme() {
  const outer = useTheme();
  const [rtl, setRtl] = useState(true);
  const [day, setDay] = useState(0);
  const direction = rtl ? 'rtl' : 'ltr';

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={<Switch checked={rtl} onChange={(_event, on) => setRtl(on)} />}
        label="Right to left"
      />
      <ThemeProvider theme={() => ({ ...outer, direction })}>
        <Box dir={direction}>
          <Tabs
            aria-label="Opening days"
            value={day}
            onChange={(_event, value) => setDay(value)}
          >
            <Tab label="الأحد" />
            <Tab label="الاثنين" />
            <Tab label="الثلاثاء" />
          </Tabs>
          <Box sx={{ p: 2 }}>
            <Rating name="museum-rating" defaultValue={2} />
          </Box>
        </Box>
      </ThemeProvider>
    </Box>
  );
}
