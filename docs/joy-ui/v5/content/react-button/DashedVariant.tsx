import Button from '@mui/joy/Button';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

declare module '@mui/joy/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme: CssVarsThemeOptions = {
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.variant === 'dashed' && {
            color: theme.vars.palette.text.primary,
            border: '2px dashed',
            borderColor: theme.vars.palette.neutral.outlinedBorder,
            '&:hover': {
              backgroundColor: theme.vars.palette.neutral.plainHoverBg,
            },
          }),
        }),
      },
    },
  },
};

export default function DashedVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="dashed" size="lg" fullWidth>
        Add a photo
      </Button>
    </ThemeProvider>
  );
}
