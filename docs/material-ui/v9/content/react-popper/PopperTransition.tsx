import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperTransition() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(!open);
        }}
      >
        Today’s special
      </Button>
      <Popper open={open} anchorEl={anchor} placement="bottom-start" transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={4} sx={{ typography: 'body1', p: 2, mt: 1 }}>
              Beetroot soup with horseradish
            </Paper>
          </Fade>
        )}
      </Popper>
    </>
  );
}
