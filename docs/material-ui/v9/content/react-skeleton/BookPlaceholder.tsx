import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function BookPlaceholder() {
  const outer = useTheme();

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Stack direction="row" sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <Skeleton variant="rounded" width={64} height={96} />
        <Stack sx={{ flexGrow: 1 }}>
          <Skeleton sx={{ fontSize: '1.25rem' }} />
          <Skeleton width="60%" />
          <Typography variant="body2" role="status" color="textSecondary">
            Loading the book…
          </Typography>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
