import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, p: 2 };

export default function BasicPortal() {
  const [shown, setShown] = useState(false);
  const boardRef = useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2}>
      <Box sx={frame}>
        <Typography gutterBottom>Kitchen</Typography>
        <Button variant="outlined" onClick={() => setShown(!shown)}>
          {shown ? 'Take the order back' : 'Call out the order'}
        </Button>
        {shown && (
          <Portal container={() => boardRef.current}>
            <Typography color="primary">Table 6: two soups</Typography>
          </Portal>
        )}
      </Box>
      <Box ref={boardRef} role="status" sx={{ ...frame, minHeight: 84 }}>
        <Typography gutterBottom>Pick-up counter</Typography>
      </Box>
    </Stack>
  );
}
