import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shapes = [
  { variant: 'text', width: 160, height: undefined },
  { variant: 'circular', width: 48, height: 48 },
  { variant: 'rounded', width: 160, height: 48 },
  { variant: 'rectangular', width: 160, height: 48 },
] as const;

export default function SkeletonVariants() {
  return (
    <Stack sx={{ gap: 2 }}>
      {shapes.map((shape) => (
        <Stack
          key={shape.variant}
          direction="row"
          sx={{ alignItems: 'center', gap: 2 }}
        >
          <Typography variant="body2" sx={{ width: 88 }}>
            {shape.variant}
          </Typography>
          <Skeleton animation={false} {...shape} />
        </Stack>
      ))}
    </Stack>
  );
}
