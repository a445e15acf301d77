import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrderSummary() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography variant="h6" component="h3">
        Two bunches of tulips
      </Typography>
      <Typography>Delivered on Thursday morning to the back door.</Typography>
      <Button variant="contained">Pay $24</Button>
      <Button>Change the day</Button>
    </Stack>
  );
}
