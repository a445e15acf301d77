import { useState, type CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'pottery',
    rootSelector: '.pottery',
    nativeColor: true,
    disableCssColorScheme: true,
  },
  palette: { primary: { main: 'oklch(0.5 0.13 var(--glaze))' } },
});

export default function NativeColors() {
  const [hue, setHue] = useState(150);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Hue of the glaze"
        value={hue}
        onChange={(_event, value) => setHue(value as number)}
        max={360}
        sx={{ mb: 1 }}
      />
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        <Box
          className="pottery"
          style={{ '--glaze': hue } as CSSProperties}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <Button variant="contained">Order a bowl</Button>
          <Chip color="primary" label="Glazed by hand" />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
