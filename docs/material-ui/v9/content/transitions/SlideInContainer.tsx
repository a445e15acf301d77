import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';

export default function SlideInContainer() {
  const [shown, setShown] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);

  return (
    <Box
      ref={frameRef}
      sx={{
        height: 160,
        p: 2,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Put it away' : 'Hand in the keys'}
      </Button>
      <Slide
        direction="up"
        in={shown}
        container={() => frameRef.current as Element}
        mountOnEnter
        unmountOnExit
      >
        <Alert severity="success" sx={{ mt: 2 }}>
          Thank you. The deposit is on its way.
        </Alert>
      </Slide>
    </Box>
  );
}
