import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const rooms = [
  'Entrance hall',
  'Ceramics',
  'Early maps',
  'Sculpture garden',
  'Textiles',
  'Photography',
  'Clockmakers',
  'Harbor models',
  'Temporary exhibition',
  'Reading room',
];

export default function ManyTabs() {
  const [room, setRoom] = useState('Harbor models');

  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 480,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Tabs
        value={room}
        onChange={(_event, next: string) => setRoom(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Rooms of the museum"
      >
        {rooms.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
