import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const inks = [
  { name: 'Cyan', left: 82, color: 'primary' },
  { name: 'Magenta', left: 47, color: 'secondary' },
  { name: 'Yellow', left: 9, color: 'warning' },
] as const;

export default function CircularWithLabel() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      {inks.map(({ name, left, color }) => (
        <Box key={name} sx={{ position: 'relative', width: 64, height: 64 }}>
          <CircularProgress
            variant="determinate"
            enableTrackSlot
            aria-label={name}
            color={color}
            size={64}
            value={left}
          />
          <Typography
            variant="caption"
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeContent: 'center',
            }}
          >
            {left}%
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
