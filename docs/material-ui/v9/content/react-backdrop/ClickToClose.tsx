import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function ClickToClose() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the legend
      </Button>
      <Backdrop
        open={open}
        unmountOnExit
        onClick={() => setOpen(false)}
        sx={{
          zIndex: 'modal',
          p: 3,
          color: 'common.white',
          bgcolor: 'rgba(0, 0, 0, 0.75)',
        }}
      >
        <Typography>
          Blue lines are streams, dashed lines are paths. Click anywhere, or{' '}
          <Button color="inherit" variant="outlined" autoFocus>
            close
          </Button>
        </Typography>
      </Backdrop>
    </>
  );
}
