import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveFullScreen() {
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose cookies
      </Button>
      <Dialog open={open} onClose={close} fullScreen={fullScreen}>
        <DialogTitle>Cookies on this site</DialogTitle>
        <DialogContent>
          <DialogContentText>
            We need a few cookies to keep you signed in. With your consent we
            also count visits, without storing who you are.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Needed only</Button>
          <Button onClick={close}>Allow all</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
