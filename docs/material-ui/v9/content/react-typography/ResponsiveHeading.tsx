import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ResponsiveHeading() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography
        component="h3"
        sx={{ typography: { xs: 'h5', sm: 'h4', md: 'h3' } }}
      >
        Birds of the estuary
      </Typography>
      <Typography
        variant="h4"
        component="h3"
        sx={{ fontSize: 'clamp(1.25rem, 1rem + 2vw, 2.5rem)' }}
      >
        Eighty species in one year
      </Typography>
    </Stack>
  );
}
