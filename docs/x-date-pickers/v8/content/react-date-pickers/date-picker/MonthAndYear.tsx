import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          defaultValue={dayjs('2028-07-01')}
          minDate={dayjs('2026-01-01')}
          maxDate={dayjs('2036-12-31')}
        />
        <DatePicker
          label="Born in"
          views={['year']}
          defaultValue={dayjs('1974-01-01')}
          maxDate={dayjs('2026-12-31')}
          yearsOrder="desc"
        />
      </Stack>
    </LocalizationProvider>
  );
}
