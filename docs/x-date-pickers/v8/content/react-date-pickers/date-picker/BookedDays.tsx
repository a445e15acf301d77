import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const booked = ['2026-04-09', '2026-04-16', '2026-04-17', '2026-04-28'];

function BookableDay(props: PickersDayProps) {
  const day: Dayjs = props.day;
  const isBooked =
    !props.outsideCurrentMonth && booked.includes(day.format('YYYY-MM-DD'));
  return (
    <Badge
      overlap="circular"
      color="secondary"
      variant="dot"
      invisible={!isBooked}
    >
      <PickersDay
        {...props}
        aria-label={
          isBooked ? `${day.format('MMMM D')}, one booking` : undefined
        }
      />
    </Badge>
  );
}

export default function BookedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={dayjs('2026-04-14')}
        slots={{ day: BookableDay }}
      />
    </LocalizationProvider>
  );
}
