import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function OutOfOverflow() {
  const [open, setOpen] = useState(false);

  return (
    <Box
      sx={{
        height: 72,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        p: 2,
      }}
    >
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Size chart
      </Button>
      {open && (
        <Portal>
          <Paper
            elevation={6}
            sx={{
              position: 'fixed',
              insetInlineEnd: 16,
              bottom: 16,
              zIndex: 'tooltip',
              p: 2,
            }}
          >
            <Typography>S: 34 to 36, M: 38 to 40, L: 42 to 44</Typography>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Portal>
      )}
    </Box>
  );
}
