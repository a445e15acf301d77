import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { countMatches, listEntries, ThemeNode } from './_shared/ThemeNode';

const themes = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
  variables: createTheme({
    cssVariables: true,
    colorSchemes: { light: true, dark: true },
  }),
};

const labels = {
  light: 'Light',
  dark: 'Dark',
  variables: 'CSS variables',
};

export default function ThemeViewer() {
  const [kind, setKind] = useState<keyof typeof themes>('light');
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const entries = listEntries(themes[kind]);
  const count = wanted === '' ? 0 : countMatches(entries, wanted);

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Theme"
        value={kind}
        onChange={(_event, value) => value && setKind(value)}
      >
        {Object.entries(labels).map(([value, label]) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        type="search"
        size="small"
        label="Search the theme"
        placeholder="spacing, 0.87, #1976d2"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ maxWidth: 320 }}
      />
      <Typography role="status" variant="body2">
        {wanted === ''
          ? `${entries.length} keys at the top. Open one to see what is in it.`
          : `${count} ${count === 1 ? 'value' : 'values'} found.`}
      </Typography>
      <Box
        dir="ltr"
        sx={{ fontFamily: 'monospace', fontSize: 14, overflowX: 'auto' }}
      >
        {entries.map(([name, value]) => (
          <ThemeNode
            // A new search or theme begins with its own open parts.
            key={`${kind} ${wanted} ${name}`}
            name={name}
            path={name}
            value={value}
            wanted={wanted}
          />
        ))}
      </Box>
    </Stack>
  );
}
