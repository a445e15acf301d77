import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const anchors = ['left', 'top', 'right', 'bottom'] as const;
type Anchor = (typeof anchors)[number];

export default function DrawerSides() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<Anchor>('left');
  const close = () => setOpen(false);

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {anchors.map((side) => (
          <Button
            key={side}
            variant="outlined"
            onClick={() => {
              setAnchor(side);
              setOpen(true);
            }}
          >
            {side}
          </Button>
        ))}
      </Stack>
      <Drawer
        anchor={anchor}
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-labelledby': 'tide-title' } }}
      >
        <Stack spacing={1} sx={{ p: 3, alignItems: 'flex-start' }}>
          <Typography id="tide-title" variant="h6" component="h2">
            Tide table
          </Typography>
          <Typography>High water at 6:12 and 18:40</Typography>
          <Typography>Low water at 12:25</Typography>
          <Button onClick={close}>Close</Button>
        </Stack>
      </Drawer>
    </>
  );
}
