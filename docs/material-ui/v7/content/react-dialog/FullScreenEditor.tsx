import { forwardRef, useId, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const SlideUp = forwardRef(function SlideUp(props: SlideProps, ref) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function FullScreenEditor() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        New event
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullScreen
        aria-labelledby={titleId}
        slots={{ transition: SlideUp }}
      >
        <AppBar sx={{ position: 'sticky' }}>
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Close"
              onClick={close}
            >
              <CloseIcon />
            </IconButton>
            <Typography
              id={titleId}
              variant="h6"
              component="h2"
              sx={{ flexGrow: 1, marginInlineStart: 2 }}
            >
              New event
            </Typography>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <Stack spacing={3} sx={{ maxWidth: 560, mx: 'auto' }}>
            <TextField label="Name" defaultValue="Autumn open house" />
            <TextField label="Place" defaultValue="Workshop 2" />
            <TextField label="Description" multiline minRows={6} />
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
}
