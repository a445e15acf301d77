import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const width = 200;

export default function PersistentPanel() {
  const [open, setOpen] = useState(true);
  const panelId = useId();

  return (
    <Box sx={{ display: 'flex', height: '100vh' }}>
      <Drawer
        id={panelId}
        variant="persistent"
        open={open}
        sx={{
          width: open ? width : 0,
          overflow: 'hidden',
          transition: (theme) => theme.transitions.create('width'),
          [`& .${drawerClasses.paper}`]: {
            position: 'relative',
            boxSizing: 'border-box',
            width,
            p: 2,
          },
        }}
      >
        <Typography variant="subtitle2" component="h2">
          Notes on this page
        </Typography>
        <Typography variant="body2">
          The stamp is from 1904. Compare it with the one in box 7.
        </Typography>
      </Drawer>
      <Box component="main" sx={{ flex: 1, minWidth: 0, p: 2 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide notes' : 'Show notes'}
        </Button>
        <Typography sx={{ mt: 2 }}>
          Dear Ludwig, the sea has been calm since you left, and so have I.
        </Typography>
      </Box>
    </Box>
  );
}
