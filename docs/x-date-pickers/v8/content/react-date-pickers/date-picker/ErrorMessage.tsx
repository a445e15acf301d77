import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a whole date.',
  minDate: 'The warranty starts on January 1, 2026 or later.',
  maxDate: 'The warranty starts on December 31, 2026 or earlier.',
};

export default function ErrorMessage() {
  const [error, setError] = React.useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of purchase"
        defaultValue={dayjs('2026-03-08')}
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-12-31')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'As on your receipt',
          },
        }}
      />
    </LocalizationProvider>
  );
}
