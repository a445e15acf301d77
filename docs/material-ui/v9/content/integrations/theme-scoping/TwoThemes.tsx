import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import {
  ThemeProvider as EmotionThemeProvider,
  type Theme as EmotionTheme,
} from '@emotion/react';
import { THEME_ID, ThemeProvider, createTheme } from '@mui/material/styles';

/** The other library: its theme has an array where Material UI has an object. */
const kioskTheme = { palette: ['#8a4b08', '#3f6b21'] };

const KioskTag = styled.span(({ theme }) => {
  const { palette } = theme as typeof kioskTheme & EmotionTheme;
  return { padding: '4px 12px', color: '#fff', background: palette[1] };
});

const materialTheme = createTheme({
  shape: { borderRadius: 16 },
  palette: { primary: { main: '#6a4c93' } },
});

export default function TwoThemes() {
  return (
    <EmotionThemeProvider theme={kioskTheme as unknown as EmotionTheme}>
      <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>
            Postcards <KioskTag>from the kiosk</KioskTag>
          </Typography>
          <Button variant="contained">From Material UI</Button>
        </Box>
      </ThemeProvider>
    </EmotionThemeProvider>
  );
}
