import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Courses', 'Teachers', 'Studio hire'];

export default function ResponsiveNavigation() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Clay Yard
        </Typography>
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {pages.map((page) => (
            <Button key={page} color="inherit" href="#ResponsiveNavigation">
              {page}
            </Button>
          ))}
        </Box>
        <Box sx={{ display: { sm: 'none' } }}>
          <IconButton
            color="inherit"
            aria-label="Pages"
            aria-haspopup="menu"
            aria-expanded={Boolean(anchor)}
            aria-controls={anchor ? menuId : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MenuIcon />
          </IconButton>
          <Menu
            id={menuId}
            anchorEl={anchor}
            open={Boolean(anchor)}
            onClose={close}
          >
            {pages.map((page) => (
              <MenuItem key={page} onClick={close}>
                {page}
              </MenuItem>
            ))}
          </Menu>
        </Box>
      </Toolbar>
    </AppBar>
  );
}
