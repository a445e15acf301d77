import { useEffect, useRef, useState } from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function SaveWithLoading() {
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = () => {
    setStatus('saving');
    // Stands for a request to your server.
    timer.current = setTimeout(() => setStatus('saved'), 1800);
  };

  return (
    <div>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        loading={status === 'saving'}
        loadingPosition="start"
        onClick={save}
      >
        Save changes
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 24 }}>
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'All changes saved.'}
      </Typography>
    </div>
  );
}
