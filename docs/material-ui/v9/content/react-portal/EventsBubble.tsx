import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function EventsBubble() {
  const [clicks, setClicks] = useState(0);
  const asideRef = useRef<HTMLDivElement>(null);

  return (
    <>
      <Box
        onClick={() => setClicks((count) => count + 1)}
        sx={{ border: 1, borderColor: 'divider', p: 2, mb: 2 }}
      >
        <Typography role="status">
          Clicks that reached this box: {clicks}
        </Typography>
        <Portal container={() => asideRef.current}>
          <Button variant="outlined">Ring the bell</Button>
        </Portal>
      </Box>
      <div ref={asideRef} />
    </>
  );
}
