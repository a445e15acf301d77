import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';
import createBox from '@mui/system/createBox';
import createTheme from '@mui/system/createTheme';

const themeId = 'acme';
const acmeTheme = createTheme({
  palette: { brand: { main: '#4a3aa7', contrastText: '#f4f1ff' } },
  shape: { borderRadius: 20 },
});
const AcmeBox = createBox({
  themeId,
  defaultTheme: acmeTheme,
  defaultClassName: 'AcmeBox-root',
});

export default function TwoThemes() {
  return (
    <ThemeProvider themeId={themeId} theme={acmeTheme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <AcmeBox
          sx={{
            px: 2,
            py: 1,
            color: 'brand.contrastText',
            bgcolor: 'brand.main',
            borderRadius: 1,
          }}
        >
          Acme loyalty card
        </AcmeBox>
        <Box
          sx={{
            px: 2,
            py: 1,
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
            borderRadius: 1,
          }}
        >
          Gift card of the shop
        </Box>
      </Box>
    </ThemeProvider>
  );
}
