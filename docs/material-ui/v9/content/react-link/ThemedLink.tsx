import Link, { linkClasses } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiLink: {
    defaultProps: { color: 'textPrimary' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.25em',
        textDecorationThickness: 2,
        '&:hover': { color: 'var(--mui-palette-primary-main)' },
        [`&.${linkClasses.focusVisible}`]: {
          outline: '2px solid currentcolor',
          outlineOffset: 2,
        },
      },
    },
  },
};

export default function ThemedLink() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Typography>
        Our seeds come from <Link href="#ThemedLink">nine gardens</Link>, and go
        to <Link href="#ThemedLink">whoever asks</Link>.
      </Typography>
    </ThemeProvider>
  );
}
