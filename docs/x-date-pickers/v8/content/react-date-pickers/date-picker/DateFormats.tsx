import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const launch = dayjs('2026-03-05');

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Launch, ISO"
          defaultValue={launch}
          format="YYYY-MM-DD"
        />
        <DatePicker
          label="Launch, day first"
          defaultValue={launch}
          format="DD.MM.YYYY"
        />
        <DatePicker
          label="Launch, month as a word"
          defaultValue={launch}
          format="D MMMM YYYY"
        />
      </Stack>
    </LocalizationProvider>
  );
}
