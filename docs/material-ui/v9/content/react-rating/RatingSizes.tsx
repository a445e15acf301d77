import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Rating size="small" readOnly value={3} />
      <Rating readOnly value={3} />
      <Rating size="large" readOnly value={3} />
      <Rating readOnly value={3} sx={{ fontSize: 48 }} />
    </Stack>
  );
}
