import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0, position: 'static' },
    styleOverrides: {
      root: {
        borderBottom: '1px solid var(--mui-palette-divider)',
        variants: [
          {
            props: { position: 'sticky' },
            style: { backdropFilter: 'blur(8px)' },
          },
        ],
      },
    },
  },
  MuiToolbar: {
    defaultProps: { variant: 'dense' },
  },
};

export default function ThemedAppBar() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <AppBar>
        <Toolbar>
          <Typography component="div" sx={{ flexGrow: 1, fontWeight: 600 }}>
            Kiln schedule
          </Typography>
          <Button size="small">Reserve</Button>
        </Toolbar>
      </AppBar>
    </ThemeProvider>
  );
}
