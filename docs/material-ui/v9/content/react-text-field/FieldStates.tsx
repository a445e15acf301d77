import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField required label="Microchip number" />
      <TextField
        error
        label="Weight in kilograms"
        defaultValue="4,2 kg"
        helperText="Write the number only, such as 4.2"
      />
      <TextField
        label="Customer number"
        defaultValue="V-20418"
        helperText="Read-only: can be copied, but not changed"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField disabled label="Insurance" defaultValue="None" />
    </Stack>
  );
}
