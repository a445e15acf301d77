import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StackedOnPhones() {
  return (
    <Stack
      direction={{ xs: 'column-reverse', sm: 'row' }}
      justifyContent="flex-end"
      useFlexGap
      spacing={1}
      sx={{ width: '100%' }}
    >
      <Button variant="plain" color="neutral">
        Keep my current plan
      </Button>
      <Button>Upgrade and pay today</Button>
    </Stack>
  );
}
