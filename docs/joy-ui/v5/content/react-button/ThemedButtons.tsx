import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

const theme: CssVarsThemeOptions = {
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Button-radius': '999px',
          ...(ownerState.size === 'lg' && { letterSpacing: '0.02em' }),
          ...(ownerState.variant === 'outlined' && {
            '--variant-borderWidth': '2px',
          }),
        }),
      },
    },
  },
};

export default function ThemedButtons() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        alignItems="center"
        flexWrap="wrap"
      >
        <Button>Listen</Button>
        <Button variant="outlined">Add to queue</Button>
        <Button size="lg">Go to album</Button>
      </Stack>
    </ThemeProvider>
  );
}
