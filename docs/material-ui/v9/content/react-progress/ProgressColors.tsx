import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const machines = [
  { color: 'primary', size: 24, value: 25 },
  { color: 'secondary', size: 32, value: 50 },
  { color: 'success', size: 40, value: 75 },
  { color: 'inherit', size: 56, value: 90 },
] as const;

export default function ProgressColors() {
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 400 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        {machines.map((machine, index) => (
          <CircularProgress
            key={machine.color}
            aria-label={`Press ${index + 1}`}
            variant="determinate"
            {...machine}
          />
        ))}
      </Stack>
      {machines.map(({ color, value }, index) => (
        <LinearProgress
          key={color}
          aria-label={`Paper in tray ${index + 1}`}
          variant="determinate"
          color={color}
          value={value}
        />
      ))}
    </Stack>
  );
}
