import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

export default function BottomSheet() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share the route
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        disableSwipeToOpen
        slotProps={{
          paper: {
            'aria-label': 'Share the route',
            sx: { borderStartStartRadius: 16, borderStartEndRadius: 16 },
          },
        }}
      >
        <Box
          aria-hidden
          sx={{
            width: 32,
            height: 4,
            borderRadius: 2,
            bgcolor: 'text.disabled',
            mx: 'auto',
            mt: 1.5,
          }}
        />
        <List>
          {['To my watch', 'As a GPX file', 'By message'].map((way) => (
            <ListItem key={way} disablePadding>
              <ListItemButton onClick={close}>
                <ListItemText primary={way} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </SwipeableDrawer>
    </>
  );
}
