import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = ['2026-12-24', '2026-12-25', '2026-12-31'];

const isClosed = (day: Dayjs) =>
  day.day() === 0 ||
  day.day() === 6 ||
  holidays.includes(day.format('YYYY-MM-DD'));

export default function WeekdaysOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-12-10')}
        minDate={dayjs('2026-12-01')}
        maxDate={dayjs('2026-12-31')}
        shouldDisableDate={isClosed}
        slotProps={{
          textField: { helperText: 'Monday to Friday, not on holidays' },
        }}
      />
    </LocalizationProvider>
  );
}
