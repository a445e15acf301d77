import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import BadgeIcon from '@mui/icons-material/Badge';
import MenuIcon from '@mui/icons-material/Menu';
import SensorDoorIcon from '@mui/icons-material/SensorDoor';
import VideocamIcon from '@mui/icons-material/Videocam';

const pages = [
  { name: 'Doors', icon: <SensorDoorIcon /> },
  { name: 'Cameras', icon: <VideocamIcon /> },
  { name: 'Visitors', icon: <BadgeIcon /> },
];

export default function MiniDrawer() {
  const [wide, setWide] = useState(false);

  return (
    <Box sx={{ display: 'flex', height: '100vh' }}>
      <Drawer
        variant="permanent"
        sx={{
          [`& .${drawerClasses.paper}`]: {
            position: 'relative',
            overflowX: 'hidden',
            boxSizing: 'border-box',
            width: wide ? 180 : 57,
            transition: (theme) => theme.transitions.create('width'),
          },
        }}
      >
        <List component="nav" aria-label="Building">
          <ListItem component="div" disablePadding>
            <ListItemButton
              component="button"
              aria-label={wide ? 'Hide labels' : 'Show labels'}
              onClick={() => setWide(!wide)}
            >
              <ListItemIcon>
                <MenuIcon />
              </ListItemIcon>
            </ListItemButton>
          </ListItem>
          {pages.map(({ name, icon }) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton href="#">
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography component="main" sx={{ p: 2 }}>
        All doors are closed. Last visitor: 17:52.
      </Typography>
    </Box>
  );
}
