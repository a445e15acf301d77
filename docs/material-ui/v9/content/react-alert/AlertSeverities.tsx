import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      <Alert severity="success" role="status">
        Your appointment is booked.
      </Alert>
      <Alert severity="info" role="note">
        Bring your insurance card.
      </Alert>
      <Alert severity="warning" role="note">
        Your prescription runs out in three days.
      </Alert>
      <Alert severity="error">We could not reach the laboratory.</Alert>
    </Stack>
  );
}
