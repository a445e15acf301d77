import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const build = (spacing: number) =>
  createTheme({
    cssVariables: {
      cssVarPrefix: `bakery${spacing}`,
      colorSchemeSelector: '[data-theme="%s"]',
    },
    colorSchemes: { light: true, dark: true },
    spacing,
  });
const themes = { 4: build(4), 8: build(8), 12: build(12) };

export default function TighterSpacing() {
  const [unit, setUnit] = useState<4 | 8 | 12>(8);

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={unit}
        onChange={(_event, value) => value && setUnit(value)}
        aria-label="Spacing unit"
      >
        <ToggleButton value={4}>4 px</ToggleButton>
        <ToggleButton value={8}>8 px</ToggleButton>
        <ToggleButton value={12}>12 px</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider
        theme={themes[unit]}
        storageManager={null}
        colorSchemeNode={null}
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="h6" component="p">
              Rye with caraway
            </Typography>
            <Typography>
              Baked on Tuesdays and Fridays. Keeps for five days.
            </Typography>
            <Button variant="contained">Order a loaf</Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
