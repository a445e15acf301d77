import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ContextMenu() {
  const [position, setPosition] = useState<{ top: number; left: number }>();
  const close = () => setPosition(undefined);

  return (
    <>
      <Paper
        variant="outlined"
        tabIndex={0}
        role="group"
        aria-label="Photo 12"
        onContextMenu={(event) => {
          event.preventDefault();
          setPosition({ top: event.clientY + 2, left: event.clientX + 2 });
        }}
        sx={{ p: 4, cursor: 'context-menu' }}
      >
        <Typography>Photo 12: press the right mouse button here.</Typography>
      </Paper>
      <Menu
        open={position !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position}
        slotProps={{ list: { 'aria-label': 'Photo 12' } }}
      >
        <MenuItem onClick={close}>Rotate</MenuItem>
        <MenuItem onClick={close}>Use as cover</MenuItem>
        <MenuItem onClick={close}>Move to the trash</MenuItem>
      </Menu>
    </>
  );
}
