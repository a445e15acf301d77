import { useState, type MouseEvent } from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function AccountButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label="Account of Tom Okafor"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) =>
          setAnchor(event.currentTarget)
        }
        sx={{ p: 0.5 }}
      >
        <Avatar
          component="span"
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>My boats</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </>
  );
}
