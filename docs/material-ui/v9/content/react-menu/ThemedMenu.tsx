import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiMenu: {
    defaultProps: { elevation: 2, transitionDuration: 100 },
  },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: {
      root: {
        variants: [
          { props: { selected: true }, style: { fontWeight: 700 } },
          {
            props: { disabled: true },
            style: { textDecoration: 'line-through' },
          },
        ],
      },
    },
  },
};

export default function ThemedMenu() {
  const outer = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Button
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Table for six
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Table for six' } }}
      >
        <MenuItem selected onClick={close}>
          By the window
        </MenuItem>
        <MenuItem onClick={close}>In the garden</MenuItem>
        <MenuItem disabled>On the roof</MenuItem>
      </Menu>
    </ThemeProvider>
  );
}
