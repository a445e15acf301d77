import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function DismissiblePopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <ClickAwayListener onClickAway={() => setAnchor(null)}>
      <Box
        sx={{ display: 'inline-block' }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            anchor?.focus();
            setAnchor(null);
          }
        }}
      >
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        >
          Add a note
        </Button>
        <Popper
          open={open}
          anchorEl={anchor}
          placement="bottom-start"
          role="dialog"
          aria-label="Note"
        >
          <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
            <TextField autoFocus size="small" label="Note for the gardener" />
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
