import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackedOnPhones() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={1}
      sx={{ width: '100%', justifyContent: 'flex-end' }}
    >
      <Button sx={{ width: { xs: '100%', sm: 'auto' } }}>
        Continue with necessary cookies only
      </Button>
      <Button variant="contained" sx={{ width: { xs: '100%', sm: 'auto' } }}>
        Accept all
      </Button>
    </Stack>
  );
}
