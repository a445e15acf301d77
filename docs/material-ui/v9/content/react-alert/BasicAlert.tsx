import Alert from '@mui/material/Alert';

export default function BasicAlert() {
  return (
    <Alert severity="info" role="note">
      The clinic is closed on Friday, November 27. In an emergency, call 112.
    </Alert>
  );
}
