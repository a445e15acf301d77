import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField label="Medium, the default" defaultValue="Rabbit" />
      <TextField size="small" label="Small" defaultValue="Rabbit" />
      <TextField
        size="small"
        variant="filled"
        hiddenLabel
        defaultValue="Rabbit"
        slotProps={{ htmlInput: { 'aria-label': 'Species' } }}
      />
    </Stack>
  );
}
