import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';

export default function BookPlaceholder() {
  const outer = useTheme();

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Stack
        direction="row"
        role="status"
        aria-label="Loading the book"
        sx={{ gap: 2, width: '100%', maxWidth: 320 }}
      >
        <Skeleton variant="rounded" width={64} height={96} />
        <Stack sx={{ flexGrow: 1 }}>
          <Skeleton sx={{ fontSize: '1.25rem' }} />
          <Skeleton width="60%" />
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
