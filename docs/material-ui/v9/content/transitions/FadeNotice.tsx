import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';

export default function FadeNotice() {
  const [shown, setShown] = useState(true);

  return (
    <Box sx={{ minHeight: 120 }}>
      <Button
        variant="outlined"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        Weather note
      </Button>
      <Fade in={shown} appear={false}>
        <Paper
          variant="outlined"
          sx={{ typography: 'body1', mt: 2, p: 2, maxWidth: 320 }}
        >
          Wind from the west. Keep the small boats on the lake side.
        </Paper>
      </Fade>
    </Box>
  );
}
