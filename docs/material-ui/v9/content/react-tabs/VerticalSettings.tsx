import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const pages = [
  {
    label: 'Choir',
    text: 'Name, rehearsal room and the voices that you sing in.',
  },
  {
    label: 'Members',
    text: 'Who can read the calendar, and who can change it.',
  },
  {
    label: 'Reminders',
    text: 'An e-mail goes out one day before each rehearsal.',
  },
];

export default function VerticalSettings() {
  const [value, setValue] = useState(0);

  return (
    <Box sx={{ display: 'flex', width: '100%' }}>
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Settings of the choir"
        sx={{
          flexShrink: 0,
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        {pages.map((page, index) => (
          <Tab
            key={page.label}
            label={page.label}
            id={`choir-tab-${index}`}
            aria-controls={`choir-panel-${index}`}
          />
        ))}
      </Tabs>
      {pages.map((page, index) => (
        <Box
          key={page.label}
          role="tabpanel"
          id={`choir-panel-${index}`}
          aria-labelledby={`choir-tab-${index}`}
          hidden={index !== value}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography variant="body2">{page.text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
