import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertActions() {
  const [read, setRead] = useState(false);
  const [moved, setMoved] = useState(false);

  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      {!read && (
        <Alert severity="info" role="note" onClose={() => setRead(true)}>
          Parking is free for patients from today.
        </Alert>
      )}
      <Alert
        severity={moved ? 'success' : 'warning'}
        role="status"
        action={
          <Button color="inherit" size="small" onClick={() => setMoved(!moved)}>
            {moved ? 'Undo' : 'Move'}
          </Button>
        }
      >
        {moved
          ? 'You are now expected at 10:20.'
          : 'Dr. Osei is 40 minutes late.'}
      </Alert>
    </Stack>
  );
}
