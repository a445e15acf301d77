import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HeadingLevels() {
  return (
    <Stack component="section" aria-label="Tide tables" sx={{ gap: 1 }}>
      <Typography variant="h5" component="h3">
        Tide tables
      </Typography>
      <Typography variant="h5" component="p">
        04:52
      </Typography>
      <Typography variant="body2">Low water today, 0.4 m</Typography>
    </Stack>
  );
}
