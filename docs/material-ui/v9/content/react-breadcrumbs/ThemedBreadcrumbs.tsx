import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiBreadcrumbs: {
    defaultProps: { separator: '›', maxItems: 4 },
    styleOverrides: {
      root: { fontSize: '0.875rem' },
      separator: {
        color: 'var(--mui-palette-primary-main)',
        marginInline: 6,
      },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'hover' },
  },
};

export default function ThemedBreadcrumbs() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Breadcrumbs aria-label="Court case">
        <Link href="#ThemedBreadcrumbs">Cases</Link>
        <Link href="#ThemedBreadcrumbs">Canal v. City</Link>
        <Typography variant="inherit" aria-current="page" color="textPrimary">
          Exhibit 12
        </Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
