import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function DisabledWithReason() {
  const hintId = useId();
  const [message, setMessage] = useState('');
  const seatsLeft = 0;

  return (
    <div>
      <Button
        variant="contained"
        aria-disabled={seatsLeft === 0}
        aria-describedby={hintId}
        onClick={() => {
          setMessage(
            seatsLeft === 0 ? 'Nobody was invited: no seats left.' : 'Invited.',
          );
        }}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.6 } }}
      >
        Invite teammate
      </Button>
      <Typography id={hintId} variant="body2" sx={{ mt: 1 }}>
        All 5 seats of your plan are taken.
      </Typography>
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </div>
  );
}
