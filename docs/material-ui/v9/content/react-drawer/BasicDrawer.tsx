import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = ['Reading room', 'Newspapers', 'Children', 'Workshops'];

export default function BasicDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rooms
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Rooms', sx: { width: 240 } } }}
      >
        <List component="nav" aria-label="Rooms">
          {rooms.map((room) => (
            <ListItem key={room} component="div" disablePadding>
              <ListItemButton href="#BasicDrawer" onClick={close}>
                <ListItemText primary={room} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
