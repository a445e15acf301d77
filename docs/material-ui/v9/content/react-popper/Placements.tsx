import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const placements: PopperPlacementType[] = [
  'bottom',
  'bottom-start',
  'bottom-end',
  'top',
  'top-start',
  'top-end',
  'left',
  'right',
  'auto',
];

export default function Placements() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [placement, setPlacement] = useState<PopperPlacementType>('bottom');
  const open = anchor !== null;

  return (
    <Stack spacing={6} sx={{ alignItems: 'center', pb: 6 }}>
      <TextField
        select
        label="placement"
        value={placement}
        onChange={(event) =>
          setPlacement(event.target.value as PopperPlacementType)
        }
        sx={{ width: 180 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="contained"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Platform 4, track B
      </Button>
      <Popper open={open} anchorEl={anchor} placement={placement}>
        <Paper elevation={4} sx={{ typography: 'body1', p: 1, m: 1 }}>
          Here
        </Paper>
      </Popper>
    </Stack>
  );
}
