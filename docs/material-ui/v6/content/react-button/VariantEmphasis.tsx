import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function VariantEmphasis() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained">Book the room</Button>
      <Button variant="outlined">See the plan</Button>
      <Button variant="text">Not today</Button>
    </Stack>
  );
}
