import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: { root: { borderRadius: 12, textTransform: 'none' } },
  },
  MuiTextField: {
    defaultProps: { variant: 'filled', size: 'small' },
  },
};

export default function ThemedSection() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack
        useFlexGap
        spacing={2}
        sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
      >
        <TextField fullWidth label="Voucher code" />
        <Button>Redeem voucher</Button>
      </Stack>
    </ThemeProvider>
  );
}
