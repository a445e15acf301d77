import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PartOfThePage() {
  const [locked, setLocked] = useState(false);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Paper variant="outlined" sx={{ position: 'relative', maxWidth: 320 }}>
        <Box inert={locked} aria-busy={locked} sx={{ p: 2 }}>
          <Typography gutterBottom>Summit loop: 9 km, 620 m up</Typography>
          <Button size="small">Download the track</Button>
        </Box>
        <Backdrop
          open={locked}
          sx={{
            position: 'absolute',
            borderRadius: 1,
            color: 'common.white',
            bgcolor: 'rgba(0, 0, 0, 0.7)',
            backdropFilter: 'blur(4px)',
          }}
        >
          <Typography role="status">
            {locked && 'Recalculating the route'}
          </Typography>
        </Backdrop>
      </Paper>
      <Button variant="outlined" onClick={() => setLocked(!locked)}>
        {locked ? 'Stop' : 'Recalculate'}
      </Button>
    </Stack>
  );
}
