import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import CheckIcon from '@mui/icons-material/Check';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';

type Status = 'ready' | 'sending' | 'done';

export default function FabWithProgress() {
  const [status, setStatus] = useState<Status>('ready');

  useEffect(() => {
    if (status !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('done'), 2000);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <Fab
        color={status === 'done' ? 'success' : 'primary'}
        aria-label={status === 'done' ? 'Notes are sent' : 'Send the notes'}
        onClick={() => setStatus('sending')}
      >
        {status === 'done' ? <CheckIcon /> : <CloudUploadIcon />}
      </Fab>
      {status === 'sending' && (
        <CircularProgress
          aria-label="Sending"
          size={68}
          sx={{ position: 'absolute', inset: -6, pointerEvents: 'none' }}
        />
      )}
    </Box>
  );
}
