import { useState } from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import DeleteIcon from '@mui/icons-material/Delete';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';

export default function IconsAndShortcuts() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label="Track 3, options"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{
          list: { 'aria-label': 'Track 3', dense: true },
          paper: { sx: { minWidth: 220 } },
        }}
      >
        <MenuItem onClick={close}>
          <ListItemIcon>
            <ContentCutIcon />
          </ListItemIcon>
          <ListItemText>Split here</ListItemText>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            S
          </Typography>
        </MenuItem>
        <MenuItem onClick={close}>
          <ListItemIcon>
            <VolumeOffIcon />
          </ListItemIcon>
          <ListItemText>Mute</ListItemText>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            M
          </Typography>
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close} sx={{ color: 'error.main' }}>
          <ListItemIcon>
            <DeleteIcon color="error" />
          </ListItemIcon>
          <ListItemText>Delete track</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
