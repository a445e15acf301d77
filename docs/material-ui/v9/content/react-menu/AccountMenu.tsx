import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import PersonIcon from '@mui/icons-material/Person';

export default function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <IconButton
        aria-label="Account of Tomo Ito"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar component="span" sx={{ bgcolor: 'primary.main' }}>
          <PersonIcon />
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ list: { 'aria-label': 'Account' } }}
      >
        <MenuItem component="a" href="#AccountMenu" onClick={close}>
          My shifts
        </MenuItem>
        <MenuItem component="a" href="#AccountMenu" onClick={close}>
          Pay slips
        </MenuItem>
        <MenuItem disabled>Swap a shift</MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </Box>
  );
}
