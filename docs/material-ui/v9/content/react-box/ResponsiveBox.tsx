import Box from '@mui/material/Box';

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        width: '100%',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      <Box sx={{ flex: 1, p: 2, bgcolor: 'action.hover', borderRadius: 1 }}>
        Platform 4, on time
      </Box>
      <Box sx={{ flex: 1, p: 2, bgcolor: 'action.hover', borderRadius: 1 }}>
        Platform 9, 12 minutes late
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          p: 2,
          color: 'text.secondary',
        }}
      >
        On wide screens only
      </Box>
    </Box>
  );
}
