import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const looks = [
  { size: 'small', color: 'inherit' },
  { size: 'medium', color: 'secondary' },
  { size: 'large', color: 'success' },
] as const;

export default function GroupSizesAndColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {looks.map(({ size, color }) => (
        <ButtonGroup
          key={size}
          size={size}
          color={color}
          aria-label={`Paper, ${size}`}
        >
          <Button>Matte</Button>
          <Button>Gloss</Button>
          <Button>Recycled</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
