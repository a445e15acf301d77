import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Zoom from '@mui/material/Zoom';

const transitions = { Collapse, Fade, Grow, Slide, Zoom };

export default function CompareTransitions() {
  const [shown, setShown] = useState(true);

  return (
    <>
      <Button variant="contained" onClick={() => setShown(!shown)}>
        {shown ? 'Hide all' : 'Show all'}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          gridAutoRows: 72,
          gap: 2,
          mt: 2,
          overflow: 'hidden',
        }}
      >
        {Object.entries(transitions).map(([name, Transition]) => (
          <div key={name}>
            <Transition in={shown} appear={false}>
              <Paper variant="outlined" sx={{ typography: 'body1', p: 2 }}>
                {name}
              </Paper>
            </Transition>
          </div>
        ))}
      </Box>
    </>
  );
}
