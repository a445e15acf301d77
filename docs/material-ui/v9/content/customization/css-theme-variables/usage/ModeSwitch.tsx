import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

// For one element of this page. In an app: `colorSchemeSelector: 'class'`, and neither `rootSelector` nor `colorSchemeNode`.
const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'orchard',
    rootSelector: '.orchard',
    colorSchemeSelector: '.orchard-%s',
  },
  colorSchemes: { light: true, dark: true },
});

function ModeChoice() {
  const { mode, setMode } = useColorScheme();

  return (
    <RadioGroup
      row
      aria-label="Appearance"
      value={mode ?? ''}
      onChange={(_event, value) =>
        setMode(value as 'light' | 'dark' | 'system')
      }
    >
      <FormControlLabel value="light" control={<Radio />} label="Light" />
      <FormControlLabel value="system" control={<Radio />} label="System" />
      <FormControlLabel value="dark" control={<Radio />} label="Dark" />
    </RadioGroup>
  );
}

export default function ModeSwitch() {
  const [node, setNode] = useState<HTMLElement | null>(null);

  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={node}
      modeStorageKey="orchard-mode"
    >
      <Paper
        ref={setNode}
        className="orchard"
        variant="outlined"
        sx={{ px: 2, py: 1 }}
      >
        <ModeChoice />
      </Paper>
    </ThemeProvider>
  );
}
