import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function KeptDraft() {
  const [tab, setTab] = useState('note');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={tab}>
        <TabList
          onChange={(_event, next: string) => setTab(next)}
          aria-label="Repair of a bicycle"
        >
          <Tab value="note" label="Note" />
          <Tab value="parts" label="Parts" />
        </TabList>
        <TabPanel value="note" keepMounted>
          <TextField
            label="What did you find?"
            multiline
            minRows={2}
            fullWidth
          />
        </TabPanel>
        <TabPanel value="parts" tabIndex={0} sx={{ typography: 'body2' }}>
          Chain, two brake pads, one inner tube. The note keeps what you typed.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
