import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderActions() {
  const [status, setStatus] = useState('Your order is not confirmed yet.');

  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
        <Button onClick={() => setStatus('Confirmed. See you on Friday!')}>
          Confirm order
        </Button>
        <Button
          variant="plain"
          color="neutral"
          onClick={() => setStatus('Your order was put on hold.')}
        >
          Decide later
        </Button>
      </Stack>
      <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </div>
  );
}
