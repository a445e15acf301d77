import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField label="Street and number" defaultValue="12 Mill Lane" />
      <TextField variant="filled" label="Postal code" defaultValue="8005" />
      <TextField variant="standard" label="Town" defaultValue="Zurich" />
    </Stack>
  );
}
