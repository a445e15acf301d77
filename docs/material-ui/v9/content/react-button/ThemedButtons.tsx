import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 10,
        textTransform: 'none',
        variants: [
          { props: { size: 'large' }, style: { paddingBlock: 14 } },
          {
            props: { variant: 'outlined' },
            style: { borderWidth: 2, '&:hover': { borderWidth: 2 } },
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
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button>Pay now</Button>
        <Button variant="outlined">Pay later</Button>
        <Button size="large">Check out</Button>
      </Stack>
    </ThemeProvider>
  );
}
