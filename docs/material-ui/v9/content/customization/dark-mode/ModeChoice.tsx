import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

// For one part of a page. An app leaves out the prefix and rootSelector, and
// needs no more than colorSchemeSelector: 'class'.
const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'ferry',
    rootSelector: '.ferry',
    colorSchemeSelector: '.ferry-%s',
  },
  colorSchemes: { light: true, dark: true },
});

type Mode = NonNullable<ReturnType<typeof useColorScheme>['mode']>;

function Appearance() {
  const { mode, setMode } = useColorScheme();

  return (
    <FormControl>
      <FormLabel id="appearance-label">Appearance of the timetable</FormLabel>
      <RadioGroup
        row
        aria-labelledby="appearance-label"
        value={mode ?? ''}
        onChange={(_event, value) => setMode(value as Mode)}
      >
        <FormControlLabel value="system" control={<Radio />} label="System" />
        <FormControlLabel value="light" control={<Radio />} label="Light" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark" />
      </RadioGroup>
    </FormControl>
  );
}

export default function ModeChoice() {
  const [node, setNode] = useState<HTMLElement | null>(null);

  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={node}
      disableNestedContext
      modeStorageKey="ferry-mode"
    >
      <Paper ref={setNode} className="ferry" variant="outlined" sx={{ p: 2 }}>
        <Appearance />
      </Paper>
    </ThemeProvider>
  );
}
