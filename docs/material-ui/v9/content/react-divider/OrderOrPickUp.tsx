import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ways = [
  { action: 'Deliver', note: 'From 7 a.m., $3' },
  { action: 'Pick up', note: 'From 6 a.m., free' },
];

export default function OrderOrPickUp() {
  return (
    <Stack
      direction="row"
      divider={
        <Divider orientation="vertical" flexItem sx={{ typography: 'body2' }}>
          or
        </Divider>
      }
      sx={{ gap: 2 }}
    >
      {ways.map(({ action, note }) => (
        <Stack key={action} sx={{ gap: 2, py: 2 }}>
          <Button variant="outlined">{action}</Button>
          <Typography variant="body2">{note}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
