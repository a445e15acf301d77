import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const items = ['City bike', 'Cargo bike', 'Mountain bike'].map((name) => (
  <MenuItem key={name} value={name}>
    {name}
  </MenuItem>
));

export default function SelectStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        select
        required
        error
        label="Type of bike"
        defaultValue=""
        helperText="Choose a type, so that we reserve the right stand"
      >
        {items}
      </TextField>
      <TextField
        select
        label="Type on your contract"
        defaultValue="Cargo bike"
        slotProps={{ input: { readOnly: true } }}
      >
        {items}
      </TextField>
      <TextField select disabled label="Second bike" defaultValue="City bike">
        {items}
      </TextField>
      <TextField select size="small" label="Small" defaultValue="City bike">
        {items}
      </TextField>
    </Stack>
  );
}
