import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const withDefaults = (outer: Theme): Theme => ({
  ...outer,
  components: {
    MuiButton: { defaultProps: { variant: 'contained', disableRipple: true } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
  },
});

export default function DefaultProps() {
  return (
    <ThemeProvider theme={withDefaults}>
      <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TextField label="License plate" />
        <Button>Find my car</Button>
        <Button variant="text">I do not know it</Button>
      </Stack>
    </ThemeProvider>
  );
}
