import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const forecast = {
  Today: '14° and rain',
  Tomorrow: '17° and clouds',
  Monday: '21° and sun',
};
type Day = keyof typeof forecast;

export default function SelectOnFocus() {
  const [day, setDay] = useState<Day>('Today');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Tabs
        value={day}
        onChange={(_event, next: Day) => setDay(next)}
        selectionFollowsFocus
        variant="scrollable"
        aria-label="Weather at the campsite"
      >
        {Object.keys(forecast).map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <Typography aria-live="polite" sx={{ px: 2 }}>
        {forecast[day]}
      </Typography>
    </Stack>
  );
}
