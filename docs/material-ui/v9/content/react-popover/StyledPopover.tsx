import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function StyledPopover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Wine of the week
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -12, horizontal: 'center' }}
        slots={{ transition: Fade }}
        slotProps={{
          backdrop: { invisible: false },
          paper: {
            role: 'dialog',
            'aria-label': 'Wine of the week',
            variant: 'outlined',
            sx: { p: 2, maxWidth: 260, borderRadius: 3 },
          },
        }}
      >
        <Typography>
          A dry white from the north slope, with a label by hand.
        </Typography>
      </Popover>
    </>
  );
}
