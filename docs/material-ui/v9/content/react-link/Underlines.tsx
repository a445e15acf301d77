import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function Underlines() {
  return (
    <Stack
      component="nav"
      aria-label="Orchard"
      direction="row"
      useFlexGap
      spacing={3}
      sx={{ flexWrap: 'wrap', typography: 'body1' }}
    >
      <Link href="#Underlines" underline="always">
        Apple days
      </Link>
      <Link href="#Underlines" underline="hover">
        Cider press
      </Link>
      <Link href="#Underlines" underline="none">
        Adopt a tree
      </Link>
    </Stack>
  );
}
