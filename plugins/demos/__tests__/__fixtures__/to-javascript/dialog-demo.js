import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';

// The dialog comes from below.
const Transition = React.forwardRef(function Transition(props, ref) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function DialogDemo() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState('paper');

  const handleOpen = (scrollType) => () => {
    setOpen(true);
    setScroll(scrollType);
  };

  const handleClose = (event, reason) => {
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  const descriptionRef = React.useRef(null);
  React.useEffect(() => {
    if (open) {
      const { current: descriptionElement } = descriptionRef;
      descriptionElement.focus();
    }
  }, [open]);

  return (
    <React.Fragment>
      {['paper', 'body'].map((type) => (
        <Button key={type} onClick={handleOpen(type)}>
          scroll={type}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={handleClose}
        scroll={scroll}
        slots={{ transition: Transition }}
        slotProps={{ paper: { tabIndex: -1 } }}
      />
    </React.Fragment>
  );
}
