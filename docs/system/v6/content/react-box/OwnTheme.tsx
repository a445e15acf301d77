import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = createTheme({
  palette: {
    brand: { main: '#0b5d57', contrastText: '#e6fffb' },
  },
  shape: { borderRadius: 16 },
  spacing: 4,
  shadows: ['none', '0 6px 16px rgb(0 0 0 / 30%)'],
  typography: {
    headline: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  },
});

export default function OwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          maxWidth: 320,
          p: 5,
          color: 'brand.contrastText',
          bgcolor: 'brand.main',
          borderRadius: 1,
          boxShadow: 1,
        }}
      >
        <Box sx={{ typography: 'headline' }}>Season ticket</Box>
        <Box sx={{ mt: 2 }}>Ten swims, valid for one year.</Box>
      </Box>
    </ThemeProvider>
  );
}
