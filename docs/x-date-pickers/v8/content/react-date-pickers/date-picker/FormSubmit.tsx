import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormSubmit() {
  const [sent, setSent] = React.useState('');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(String(data.get('leaveStart')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        onSubmit={submit}
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
      >
        <DatePicker
          name="leaveStart"
          label="First day of leave"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2026-07-06')}
          slotProps={{ textField: { required: true } }}
        />
        <Button type="submit" variant="contained">
          Request leave
        </Button>
        <Typography role="status">
          {sent && `The form sends leaveStart=${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
