import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// A function gets the theme around it, so nothing of that is lost.
const forCheckout = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      defaultProps: { variant: 'contained', size: 'large' },
      styleOverrides: { root: { borderRadius: 0 } },
    },
  },
});

export default function NestedTheme() {
  return (
    <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button>Look at the guitar</Button>
      <ThemeProvider theme={forCheckout}>
        <Button>Buy the guitar</Button>
      </ThemeProvider>
    </Stack>
  );
}
