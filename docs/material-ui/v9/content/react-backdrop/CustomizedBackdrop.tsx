import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const FogBackdrop = styled(Backdrop)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  alignItems: 'flex-end',
  paddingBottom: theme.spacing(6),
  background: `linear-gradient(transparent, ${theme.vars.palette.background.default})`,
  backdropFilter: 'blur(3px)',
}));

export default function CustomizedBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Simulate fog
      </Button>
      <FogBackdrop open={open} unmountOnExit>
        <Button variant="contained" autoFocus onClick={() => setOpen(false)}>
          Clear the fog
        </Button>
      </FogBackdrop>
    </>
  );
}
