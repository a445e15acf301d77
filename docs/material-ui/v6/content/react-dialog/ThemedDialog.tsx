import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: { paper: { borderRadius: 20 } },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '0 24px 20px' } },
  },
};

export default function ThemedDialog() {
  const outer = useTheme();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rate your stay
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>How was your stay?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Two questions, one minute. Your host sees the answer without your
            name.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Later</Button>
          <Button onClick={close} variant="contained">
            Start
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
