import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PortaledPanel() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <ClickAwayListener onClickAway={() => setAnchor(null)}>
      <Box sx={{ display: 'inline-block' }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        >
          Filter bikes
        </Button>
        <Popper open={open} anchorEl={anchor} placement="bottom-start">
          <Paper elevation={4} sx={{ mt: 1, px: 2, py: 1 }}>
            <FormGroup aria-label="Kinds of bikes" role="group">
              <FormControlLabel control={<Checkbox />} label="City bikes" />
              <FormControlLabel control={<Checkbox />} label="Cargo bikes" />
              <FormControlLabel control={<Checkbox />} label="Tandems" />
            </FormGroup>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
