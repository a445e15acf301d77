import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledStay() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2026-05-22'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2026-05-25'));

  const nights = from?.isValid() && to?.isValid() ? to.diff(from, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Check-in" value={from} onChange={setFrom} />
          <DatePicker
            label="Check-out"
            value={to}
            onChange={setTo}
            minDate={from?.isValid() ? from.add(1, 'day') : undefined}
          />
        </Stack>
        <Typography role="status">
          {nights > 0
            ? `Nights: ${nights}`
            : 'Choose a check-out after check-in'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
