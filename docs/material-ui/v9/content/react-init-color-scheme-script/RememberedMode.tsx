import { useState } from 'react';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

// In an app, 'class' or 'data' and no rootSelector: this theme is for one element.
const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'lantern',
    rootSelector: '.lantern',
    colorSchemeSelector: '.lantern-%s',
  },
  colorSchemes: { light: true, dark: true },
});

function ModeChoice() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Appearance of the library"
      value={mode ?? null}
      onChange={(_event, value) => value && setMode(value)}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function RememberedMode() {
  const [node, setNode] = useState<HTMLElement | null>(null);

  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={node}
      modeStorageKey="library-mode"
      colorSchemeStorageKey="library-color-scheme"
    >
      <Paper ref={setNode} className="lantern" variant="outlined" sx={{ p: 2 }}>
        <Typography gutterBottom>
          The reading room is open until 21:00.
        </Typography>
        <ModeChoice />
      </Paper>
    </ThemeProvider>
  );
}
