import { useEffect, useState } from 'react';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';

export default function LoadingOnClick() {
  const [sending, setSending] = useState(false);

  useEffect(() => {
    // Stands for the request to your server.
    const timer = setTimeout(() => setSending(false), 2000);
    return () => clearTimeout(timer);
  }, [sending]);

  return (
    <Button
      variant="contained"
      startIcon={<SendIcon />}
      loading={sending}
      loadingPosition="start"
      onClick={() => setSending(true)}
    >
      {sending ? 'Sending' : 'Send message'}
    </Button>
  );
}
