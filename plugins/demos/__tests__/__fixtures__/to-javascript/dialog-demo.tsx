import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';
import type { TransitionProps } from '@mui/material/transitions';

// The dialog comes from below.
const Transition = React.forwardRef(function Transition(
  props: TransitionProps & {
    children: React.ReactElement<unknown>;
  },
  ref: React.Ref<unknown>,
) {
  return <Slide direction="up" ref={ref} {...props} />;
});

type Scroll = NonNullable<DialogProps['scroll']>;

export default function DialogDemo() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<Scroll>('paper');

  const handleOpen = (scrollType: Scroll) => () => {
    setOpen(true);
    setScroll(scrollType);
  };

  const handleClose: DialogProps['onClose'] = (event, reason) => {
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  const descriptionRef = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    if (open) {
      const { current: descriptionElement } = descriptionRef;
      descriptionElement!.focus();
    }
  }, [open]);

  return (
    <React.Fragment>
      {(['paper', 'body'] as Scroll[]).map((type) => (
        <Button key={type} onClick={handleOpen(type)}>
          scroll={type}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={handleClose}
        scroll={scroll}
        slots={{ transition: Transition as React.ElementType }}
        slotProps={{ paper: { tabIndex: -1 } as any }}
      />
    </React.Fragment>
  );
}
