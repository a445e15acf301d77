import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CollapsedDetails() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 420 }}>
      <Collapse id={id} in={open} collapsedSize={72}>
        <Typography>
          The piano arrived in 1924 on a cart from the station. It survived two
          floods and a wedding, lost three ivory keys in the second, and was
          tuned by four generations of the same family. Since last spring it is
          open to anyone who knows a song by heart.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Read on'}
      </Button>
    </Paper>
  );
}
