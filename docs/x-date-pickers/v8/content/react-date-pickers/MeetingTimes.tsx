import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function MeetingTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Meeting starts"
          defaultValue={dayjs('2026-04-14T09:30')}
          minutesStep={15}
        />
        <TimePicker
          label="Daily reminder"
          defaultValue={dayjs('2026-04-14T08:00')}
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
