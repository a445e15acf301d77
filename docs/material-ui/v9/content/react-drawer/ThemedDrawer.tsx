import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiDrawer: {
    defaultProps: {
      anchor: 'right',
      elevation: 2,
      slotProps: { backdrop: { sx: { backdropFilter: 'blur(3px)' } } },
    },
    styleOverrides: {
      paper: {
        boxSizing: 'border-box',
        width: 280,
        maxWidth: 'calc(100% - 16px)',
        height: 'calc(100% - 16px)',
        margin: 8,
        padding: 24,
        borderRadius: 16,
      },
    },
  },
};

export default function ThemedDrawer() {
  const outer = useTheme();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        About the painter
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-labelledby': 'painter' } }}
      >
        <Typography id="painter" variant="h6" component="h2" gutterBottom>
          Ada Lindqvist
        </Typography>
        <Typography sx={{ mb: 'auto' }}>
          Painted the same window for thirty years, and said that it was never
          the same window.
        </Typography>
        <Button onClick={close}>Close</Button>
      </Drawer>
    </ThemeProvider>
  );
}
