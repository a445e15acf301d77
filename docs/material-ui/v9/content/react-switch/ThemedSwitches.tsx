import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiSwitch: {
    defaultProps: { color: 'secondary', disableRipple: true },
    styleOverrides: {
      thumb: { borderRadius: 4 },
      track: { borderRadius: 5 },
    },
  },
};

export default function ThemedSwitches() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <FormGroup>
        <FormControlLabel
          control={<Switch defaultChecked />}
          label="Large print first"
        />
        <FormControlLabel
          control={<Switch />}
          label="Audiobooks in the search"
        />
      </FormGroup>
    </ThemeProvider>
  );
}
