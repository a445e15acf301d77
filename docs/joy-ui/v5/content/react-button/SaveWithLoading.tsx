import { useEffect, useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function SaveWithLoading() {
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = () => {
    setStatus('saving');
    // Stands for a request to your server.
    timer.current = setTimeout(() => setStatus('saved'), 1500);
  };

  return (
    <div>
      <Button
        loading={status === 'saving'}
        loadingIndicator={<CircularProgress aria-label="Saving" />}
        onClick={save}
      >
        Save address
      </Button>
      <Typography role="status" level="body-sm" sx={{ mt: 1, minHeight: 24 }}>
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'Address saved.'}
      </Typography>
    </div>
  );
}
