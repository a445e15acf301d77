import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkTypography() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h3">
        <Link href="#LinkTypography" color="inherit" underline="hover">
          The bell that rang by itself
        </Link>
      </Typography>
      <Link href="#LinkTypography" variant="body2">
        Read the story
      </Link>
      <Link href="#LinkTypography" variant="caption" color="textSecondary">
        4 comments
      </Link>
    </Stack>
  );
}
