import { useId, useState } from 'react';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function DisabledWithReason() {
  const hintId = useId();
  const [message, setMessage] = useState('');

  return (
    <div>
      <Button
        aria-disabled
        aria-describedby={hintId}
        onClick={() => setMessage('Not sent: the seminar is full.')}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.6 } }}
      >
        Request a seat
      </Button>
      <Typography id={hintId} level="body-sm" sx={{ mt: 1 }}>
        All 30 seats of the seminar are taken.
      </Typography>
      <Typography role="status" level="body-sm" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </div>
  );
}
