import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withoutRipple = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  },
});

export default function CalmSection() {
  return (
    <Stack useFlexGap direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined">With ripple</Button>
      <ThemeProvider theme={withoutRipple}>
        <Button variant="outlined">Without ripple</Button>
      </ThemeProvider>
    </Stack>
  );
}
