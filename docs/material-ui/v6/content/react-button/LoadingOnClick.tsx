import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';

const SendIcon = createSvgIcon(
  <path d="m3 20 18-8L3 4v6l10 2-10 2z" />,
  'Send',
);

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
