import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicClickAway() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', minHeight: 150 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen((current) => !current)}
        >
          Opening hours
        </Button>
        {open && (
          <Paper
            elevation={4}
            sx={{ position: 'absolute', insetInlineStart: 0, mt: 1, p: 2 }}
          >
            <Typography>Monday to Friday, 7:30 to 18:00</Typography>
            <Typography>Saturday, 9:00 to 13:00</Typography>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
