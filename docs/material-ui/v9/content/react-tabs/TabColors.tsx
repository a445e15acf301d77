import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabColors() {
  const [value, setValue] = useState(0);
  const onChange = (_event: React.SyntheticEvent, next: number) =>
    setValue(next);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={onChange}
        textColor="secondary"
        indicatorColor="secondary"
        variant="scrollable"
        aria-label="Orders, secondary color"
      >
        <Tab label="New" />
        <Tab label="Packed" />
        <Tab label="Returned" disabled />
      </Tabs>
      <AppBar position="static" component="div">
        <Tabs
          value={value}
          onChange={onChange}
          textColor="inherit"
          aria-label="Orders, inherited color"
          slotProps={{ indicator: { sx: { bgcolor: 'currentColor' } } }}
          sx={{ '& [role="tab"]': { opacity: 1 } }}
        >
          <Tab label="New" />
          <Tab label="Packed" />
        </Tabs>
      </AppBar>
    </Stack>
  );
}
