import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function SkeletonAnimations() {
  const outer = useTheme();

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 320 }}>
        {(['pulse', 'wave', false] as const).map((animation) => (
          <div key={String(animation)}>
            <Typography variant="body2">{String(animation)}</Typography>
            <Skeleton animation={animation} height={32} />
          </div>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
