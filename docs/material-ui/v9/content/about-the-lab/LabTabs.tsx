import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function LabTabs() {
  const [value, setValue] = useState('care');

  return (
    <TabContext value={value}>
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <TabList
          aria-label="About this fern"
          onChange={(_event, next: string) => setValue(next)}
        >
          <Tab label="Care" value="care" />
          <Tab label="Light" value="light" />
        </TabList>
      </Box>
      <TabPanel value="care">
        <Typography>Water it twice a week, never at noon.</Typography>
      </TabPanel>
      <TabPanel value="light">
        <Typography>A north window is bright enough.</Typography>
      </TabPanel>
    </TabContext>
  );
}
