import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function ScrollingParent() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Box
      role="region"
      aria-label="Field diary"
      tabIndex={0}
      sx={{
        position: 'relative',
        height: 200,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        p: 2,
      }}
    >
      <Typography sx={{ mb: 12 }}>
        April 3: first swallows over the barn.
      </Typography>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Mark the sighting
      </Button>
      <Popper
        disablePortal
        open={open}
        anchorEl={anchor}
        placement="bottom"
        modifiers={[
          { name: 'offset', options: { offset: [0, 8] } },
          { name: 'preventOverflow', options: { altAxis: true, padding: 8 } },
        ]}
      >
        <Paper elevation={4} sx={{ typography: 'body1', p: 1 }}>
          Marked on the map
        </Paper>
      </Popper>
      <Typography sx={{ mt: 16 }}>April 9: two pairs are nesting.</Typography>
    </Box>
  );
}
