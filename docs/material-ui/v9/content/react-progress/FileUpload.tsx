import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FileUpload() {
  const [sent, setSent] = useState<number | null>(null);
  const running = sent !== null && sent < 100;

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(
      () => setSent((value) => Math.min((value ?? 0) + 10, 100)),
      400,
    );
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 400 }}>
      <Button variant="outlined" disabled={running} onClick={() => setSent(0)}>
        Send poster.pdf
      </Button>
      <LinearProgress
        variant="determinate"
        aria-label="Sending poster.pdf"
        value={sent ?? 0}
      />
      <Typography variant="body2" role="status">
        {sent === 100 && 'The shop has your poster.'}
      </Typography>
    </Stack>
  );
}
