import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiAutocomplete: {
    defaultProps: { autoHighlight: true, size: 'small' },
    styleOverrides: {
      inputRoot: { borderRadius: 20 },
      paper: { borderRadius: 16 },
      option: { '&[aria-selected="true"]': { fontWeight: 600 } },
    },
  },
};

const frequencies = ['Every day', 'Every week', 'Every month', 'Every year'];

export default function ThemedAutocomplete() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Autocomplete
        options={frequencies}
        defaultValue="Every week"
        sx={{ width: '100%', maxWidth: 320 }}
        renderInput={(params) => <TextField {...params} label="Repeat" />}
      />
    </ThemeProvider>
  );
}
