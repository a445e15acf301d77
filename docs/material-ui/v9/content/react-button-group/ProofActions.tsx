import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

export default function ProofActions() {
  const [turns, setTurns] = useState(0);

  return (
    <>
      <ButtonGroup aria-label="Turn the poster">
        <Button onClick={() => setTurns(turns - 1)}>Left</Button>
        <Button onClick={() => setTurns(turns + 1)}>Right</Button>
        <Button onClick={() => setTurns(0)} disabled={turns === 0}>
          Reset
        </Button>
      </ButtonGroup>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Turned by {turns * 90}°
      </Typography>
    </>
  );
}
