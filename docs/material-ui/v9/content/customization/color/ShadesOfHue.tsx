import { useState } from 'react';
import Box from '@mui/material/Box';
import { blueGrey, brown, green, orange } from '@mui/material/colors';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme } from '@mui/material/styles';

const hues = { blueGrey, brown, green, orange };
const { palette } = createTheme();

export default function ShadesOfHue() {
  const [hue, setHue] = useState<keyof typeof hues>('green');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Hue"
        value={hue}
        onChange={(_event, value) => value && setHue(value)}
        sx={{ mb: 2 }}
      >
        {Object.keys(hues).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}
      >
        {Object.entries(hues[hue]).map(([shade, hex]) => (
          <Box
            component="li"
            key={shade}
            sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}
          >
            <Box
              aria-hidden="true"
              sx={{
                fontFamily: 'fontFamily',
                '&::before': { content: '"Aa"' },
                flexGrow: 1,
                px: 2,
                py: 0.75,
                bgcolor: hex,
                color: palette.getContrastText(hex),
              }}
            />
            <Box component="span" sx={{ width: 48 }}>
              {shade}
            </Box>
            <Box component="span" sx={{ width: 72 }}>
              {hex}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
