import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const actions = [
  { color: 'primary', label: 'Publish' },
  { color: 'neutral', label: 'Preview' },
  { color: 'success', label: 'Approve' },
  { color: 'warning', label: 'Archive' },
  { color: 'danger', label: 'Delete' },
] as const;

export default function ButtonColors() {
  return (
    <Stack useFlexGap spacing={2}>
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          useFlexGap
          spacing={1}
          flexWrap="wrap"
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
