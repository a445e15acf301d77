import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function TripCard() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={2}
      sx={{
        alignItems: { xs: 'stretch', sm: 'center' },
        maxWidth: 520,
        p: 2,
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Box sx={{ fontWeight: 600 }}>Lisbon to Porto</Box>
        <Box sx={{ color: 'text.secondary' }}>Friday, 9:30, 2 h 50 min</Box>
      </Box>
      <Box
        component="a"
        href="#next-steps"
        sx={{
          px: 2,
          py: 1,
          textAlign: 'center',
          textDecoration: 'none',
          borderRadius: 1,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        View ticket
      </Box>
    </Stack>
  );
}
