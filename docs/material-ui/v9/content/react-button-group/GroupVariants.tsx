import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['outlined', 'contained', 'text'] as const).map((variant) => (
        <ButtonGroup
          key={variant}
          variant={variant}
          aria-label={`Proof, ${variant}`}
        >
          <Button>Approve</Button>
          <Button>Comment</Button>
          <Button>Reject</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
