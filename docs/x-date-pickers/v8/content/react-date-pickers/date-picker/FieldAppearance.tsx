import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2026-02-17');

export default function FieldAppearance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Outlined, small"
          defaultValue={day}
          slotProps={{ textField: { size: 'small' } }}
        />
        <DatePicker
          label="Filled"
          defaultValue={day}
          slotProps={{ textField: { variant: 'filled' } }}
        />
        <DatePicker
          label="Button at the start"
          defaultValue={day}
          slotProps={{
            textField: { variant: 'standard' },
            field: { openPickerButtonPosition: 'start' },
          }}
        />
        <DatePicker label="Read-only" defaultValue={day} readOnly />
        <DatePicker label="Disabled" defaultValue={day} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
