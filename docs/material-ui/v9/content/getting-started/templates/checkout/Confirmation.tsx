import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';

export function Confirmation({ name }: { name: string }) {
  return (
    <Stack
      role="status"
      spacing={1}
      sx={{ alignItems: 'center', py: 6, textAlign: 'center' }}
    >
      <CheckCircleOutlined color="success" sx={{ fontSize: 56 }} />
      <Typography variant="h5" component="h2">
        Thank you, {name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Order 2048 is being packed. A message follows when it leaves.
      </Typography>
    </Stack>
  );
}
