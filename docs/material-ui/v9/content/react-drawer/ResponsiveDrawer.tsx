import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const width = 180;
const paper = { width, boxSizing: 'border-box' };

export default function ResponsiveDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const navigation = (
    <List component="nav" aria-label="Stable">
      {['Horses', 'Feed plan', 'Farrier', 'Riders'].map((page) => (
        <ListItem key={page} component="div" disablePadding>
          <ListItemButton href="#" onClick={close}>
            <ListItemText primary={page} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Drawer
        open={open}
        onClose={close}
        sx={{ display: { sm: 'none' } }}
        slotProps={{
          root: { keepMounted: true },
          paper: { 'aria-label': 'Stable', sx: paper },
        }}
      >
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', sm: 'block' },
          [`& .${drawerClasses.paper}`]: { ...paper, position: 'relative' },
        }}
      >
        {navigation}
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppBar position="static">
          <Toolbar sx={{ gap: 1 }}>
            <IconButton
              color="inherit"
              aria-label="Open navigation"
              onClick={() => setOpen(true)}
              sx={{ display: { sm: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Typography variant="h6" component="h1" noWrap>
              Stable
            </Typography>
          </Toolbar>
        </AppBar>
        <Typography component="main" sx={{ p: 2 }}>
          Today: new straw for boxes 3 and 4, and Juno goes to the smith.
        </Typography>
      </Box>
    </Box>
  );
}
