import Box from '@mui/material/Box';

export default function SemanticBox() {
  return (
    <Box
      component="article"
      sx={{ color: 'text.primary', typography: 'body1' }}
    >
      <Box component="h3" sx={{ m: 0, typography: 'h6' }}>
        Well 7 is dry
      </Box>
      <Box
        component="time"
        dateTime="2026-08-14"
        sx={{ color: 'text.secondary', typography: 'body2' }}
      >
        August 14
      </Box>
      <Box component="p" sx={{ mt: 1, mb: 0 }}>
        The village takes water from well 3 until the pump is repaired.
      </Box>
    </Box>
  );
}
