import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiTextField: {
    defaultProps: { variant: 'filled', size: 'small', fullWidth: true },
  },
  MuiInputLabel: {
    styleOverrides: { root: { fontWeight: 500 } },
  },
};

export default function ThemedFields() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <TextField label="Breed" defaultValue="Border collie" />
        <TextField label="Color of the coat" defaultValue="Black and white" />
      </Stack>
    </ThemeProvider>
  );
}
