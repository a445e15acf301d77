import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextAlignment() {
  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <Typography sx={{ textAlign: 'start' }}>Ferry to the island</Typography>
      <Typography sx={{ textAlign: 'center' }}>Crossing: 40 minutes</Typography>
      <Typography sx={{ textAlign: 'end' }}>Last boat 18:15</Typography>
    </Stack>
  );
}
