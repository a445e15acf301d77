import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

interface Question {
  text: string;
  resolve: (answer: boolean) => void;
}

function useConfirm() {
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const answer = (value: boolean) => {
    question?.resolve(value);
    setOpen(false);
  };

  const confirm = (text: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({ text, resolve });
      setOpen(true);
    });
  const dialog = (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      slotProps={{ paper: { role: 'alertdialog' } }}
    >
      <DialogTitle>{question?.text}</DialogTitle>
      <DialogActions>
        <Button onClick={() => answer(false)}>No</Button>
        <Button onClick={() => answer(true)}>Yes</Button>
      </DialogActions>
    </Dialog>
  );
  return { confirm, dialog };
}

export default function ConfirmWithPromise() {
  const [photos, setPhotos] = useState(12);
  const { confirm, dialog } = useConfirm();

  const removePhoto = async () => {
    if (await confirm('Remove the oldest photo?')) {
      setPhotos((count) => count - 1);
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={removePhoto} disabled={photos === 0}>
        Remove a photo
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {photos} photos
      </Typography>
      {dialog}
    </>
  );
}
