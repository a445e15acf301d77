import { useState } from 'react';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Banner() {
  const [open, setOpen] = useState(true);

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      <Collapse in={open} unmountOnExit>
        <section aria-label="Connection">
          <Stack
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center', p: 2 }}
          >
            <Avatar sx={{ bgcolor: 'primary.main' }}>
              <WifiOffIcon />
            </Avatar>
            <Typography>
              You are offline. Tickets in your wallet still work.
            </Typography>
          </Stack>
          <Stack direction="row" sx={{ justifyContent: 'flex-end', p: 1 }}>
            <Button onClick={() => setOpen(false)}>Dismiss</Button>
            <Button>Try again</Button>
          </Stack>
          <Divider />
        </section>
      </Collapse>
      {open ? null : <Button onClick={() => setOpen(true)}>Show banner</Button>}
    </div>
  );
}
