import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        variants: [
          {
            props: { variant: 'outlined', color: 'error' },
            style: { borderStyle: 'dashed' },
          },
        ],
      },
    },
  },
};

export default function ThemedButtons() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button>Add a stop</Button>
        <Button variant="outlined">Reorder</Button>
        <Button variant="outlined" color="error">
          Remove route
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
