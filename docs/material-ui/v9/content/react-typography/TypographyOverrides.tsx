import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { subtitle1: 'p', subtitle2: 'p', h6: 'h4' },
    },
    styleOverrides: {
      root: {
        variants: [
          { props: { variant: 'h6' }, style: { textWrap: 'balance' } },
          { props: { gutterBottom: true }, style: { marginBottom: '0.75em' } },
        ],
      },
    },
  },
};

export default function TypographyOverrides() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Typography variant="h6" gutterBottom>
        How the marsh keeps the town dry when the autumn storms come in
      </Typography>
      <Typography variant="subtitle1">
        A subtitle that is a paragraph
      </Typography>
    </ThemeProvider>
  );
}
