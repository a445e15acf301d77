import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function BasicPopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = useId();

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        What is in the box
      </Button>
      <Popper
        id={id}
        role="group"
        aria-label="Contents"
        open={open}
        anchorEl={anchor}
        placement="bottom-start"
      >
        <Paper elevation={4} sx={{ p: 2, mt: 1, maxWidth: 260 }}>
          <Typography>
            Carrots, leeks, two heads of lettuce, a jar of honey
          </Typography>
        </Paper>
      </Popper>
    </>
  );
}
