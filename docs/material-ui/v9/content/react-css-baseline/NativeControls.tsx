import { useId, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const night = createTheme({ palette: { mode: 'dark' } });

export default function NativeControls() {
  const [enabled, setEnabled] = useState(true);
  const id = useId();

  return (
    <ThemeProvider theme={night}>
      <ScopedCssBaseline
        enableColorScheme={enabled}
        sx={{ p: 2, minHeight: '100vh', boxSizing: 'border-box' }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={enabled}
              onChange={(_event, checked) => setEnabled(checked)}
            />
          }
          label="Color scheme for native controls"
        />
        <p>
          <label htmlFor={id}>Night tour on</label>{' '}
          <input id={id} type="date" defaultValue="2026-12-04" />
        </p>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
