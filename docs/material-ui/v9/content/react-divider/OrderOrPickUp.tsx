import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function OrderOrPickUp() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Button variant="contained">Deliver</Button>
      <Divider orientation="vertical" flexItem>
        or
      </Divider>
      <Button variant="outlined">Pick up</Button>
    </Stack>
  );
}
