import { createContext, useContext, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const NotifyContext = createContext<(text: string) => void>(() => {});

function NotifyProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ id: 0, text: '' });
  const [open, setOpen] = useState(false);
  const notify = (text: string) => {
    setMessage(({ id }) => ({ id: id + 1, text }));
    setOpen(true);
  };

  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar
        key={message.id}
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        message={message.text}
      />
    </NotifyContext>
  );
}

function HarvestButton() {
  const notify = useContext(NotifyContext);

  return (
    <Button variant="outlined" onClick={() => notify('2 kg of plums noted')}>
      Note the harvest
    </Button>
  );
}

export default function SnackbarProvider() {
  return (
    <NotifyProvider>
      <HarvestButton />
    </NotifyProvider>
  );
}
