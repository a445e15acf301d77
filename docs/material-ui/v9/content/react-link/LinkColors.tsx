import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'textPrimary',
  'textSecondary',
  'inherit',
] as const;

export default function LinkColors() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        flexWrap: 'wrap',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      {colors.map((color) => (
        <Link key={color} href="#LinkColors" color={color}>
          {color}
        </Link>
      ))}
    </Stack>
  );
}
