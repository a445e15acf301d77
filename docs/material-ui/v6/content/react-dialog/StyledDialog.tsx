import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';

const BottomSheet = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.container}`]: {
    alignItems: 'flex-end',
  },
  [`& .${dialogClasses.paper}`]: {
    margin: 0,
    width: '100%',
    borderRadius: 0,
    borderStartStartRadius: 24,
    borderStartEndRadius: 24,
    paddingBottom: theme.spacing(1),
  },
}));

export default function StyledDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share trip
      </Button>
      <BottomSheet open={open} onClose={close}>
        <DialogTitle>Share “Lisbon in May”</DialogTitle>
        <DialogContent>
          <DialogContentText>
            People with the link can see the route and add comments.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close} variant="contained">
            Copy link
          </Button>
        </DialogActions>
      </BottomSheet>
    </>
  );
}
