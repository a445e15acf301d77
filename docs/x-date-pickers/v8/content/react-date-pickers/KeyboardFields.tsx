import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function KeyboardFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateField
          label="Date of birth"
          defaultValue={dayjs('1988-11-03')}
          maxDate={dayjs('2026-01-01')}
        />
        <TimeField
          label="Time of birth"
          defaultValue={dayjs('1988-11-03T17:25')}
          format="HH:mm"
        />
      </Stack>
    </LocalizationProvider>
  );
}
