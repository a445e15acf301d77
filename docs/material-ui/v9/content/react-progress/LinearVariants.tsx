import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const bars = [
  { variant: 'indeterminate' },
  { variant: 'determinate', value: 40 },
  { variant: 'buffer', value: 40, valueBuffer: 65 },
  { variant: 'query' },
] as const;

export default function LinearVariants() {
  const outer = useTheme();

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 400 }}>
        {bars.map((bar) => (
          <div key={bar.variant}>
            <Typography variant="body2" gutterBottom>
              {bar.variant}
            </Typography>
            <LinearProgress aria-label={`Example: ${bar.variant}`} {...bar} />
          </div>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
