import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const actions = [
  { color: 'primary', label: 'Book a seat' },
  { color: 'secondary', label: 'Join waitlist' },
  { color: 'success', label: 'Approve' },
  { color: 'error', label: 'Delete' },
  { color: 'inherit', label: 'Go back' },
] as const;

export default function ButtonColors() {
  return (
    <Stack useFlexGap spacing={2}>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap' }}
        >
          {actions.map(({ color, label }) => (
            <Button key={color} variant={variant} color={color}>
              {label}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
