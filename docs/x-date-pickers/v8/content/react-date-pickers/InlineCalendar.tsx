import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function InlineCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs.utc('2026-06-18'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={dayjs.utc('2026-06-01')}
          maxDate={dayjs.utc('2026-08-31')}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
        <Typography role="status" align="center">
          {day ? `Departure: ${day.format('MMMM D, YYYY')}` : 'Choose a day'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
