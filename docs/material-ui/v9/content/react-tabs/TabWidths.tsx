import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

const layouts: { name: string; props: TabsProps }[] = [
  { name: 'At the start', props: {} },
  { name: 'Centered', props: { centered: true } },
  { name: 'Full width', props: { variant: 'fullWidth' } },
];

export default function TabWidths() {
  const [value, setValue] = useState('arrivals');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {layouts.map((layout) => (
        <Tabs
          key={layout.name}
          {...layout.props}
          value={value}
          onChange={(_event, next: string) => setValue(next)}
          aria-label={`Ferry timetable, ${layout.name}`}
        >
          <Tab value="arrivals" label="Arrivals" />
          <Tab value="departures" label="Departures" />
        </Tabs>
      ))}
    </Stack>
  );
}
