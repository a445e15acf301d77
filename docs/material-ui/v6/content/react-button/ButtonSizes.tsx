import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {sizes.map((size) => (
        <Button key={size} variant="contained" size={size}>
          Order, {size}
        </Button>
      ))}
    </Stack>
  );
}
