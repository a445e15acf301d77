import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const origins: Record<string, PopoverOrigin> = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'top center': { vertical: 'top', horizontal: 'center' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom center': { vertical: 'bottom', horizontal: 'center' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
  'center right': { vertical: 'center', horizontal: 'right' },
};

export default function AnchorAndTransform() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = useState('bottom center');
  const [transform, setTransform] = useState('top center');
  const fields = [
    { label: 'anchorOrigin', value: anchor, set: setAnchor },
    { label: 'transformOrigin', value: transform, set: setTransform },
  ];

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {fields.map(({ label, value, set }) => (
          <TextField
            key={label}
            select
            label={label}
            value={value}
            onChange={(event) => set(event.target.value)}
            sx={{ width: 180 }}
          >
            {Object.keys(origins).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Button
        variant="contained"
        onClick={(event) => setElement(event.currentTarget)}
      >
        Show the popover
      </Button>
      <Popover
        open={element !== null}
        anchorEl={element}
        onClose={() => setElement(null)}
        anchorOrigin={origins[anchor]}
        transformOrigin={origins[transform]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position' } }}
      >
        <Typography sx={{ p: 2 }}>Here I am.</Typography>
      </Popover>
    </Stack>
  );
}
