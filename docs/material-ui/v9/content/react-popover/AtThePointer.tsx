import { useState } from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface Point {
  top: number;
  left: number;
}

export default function AtThePointer() {
  const [point, setPoint] = useState<Point>({ top: 0, left: 0 });
  const [open, setOpen] = useState(false);

  return (
    <>
      <Box
        component="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const byKeyboard = event.detail === 0;
          setPoint({
            top: byKeyboard ? box.top + box.height / 2 : event.clientY,
            left: byKeyboard ? box.left + box.width / 2 : event.clientX,
          });
          setOpen(true);
        }}
        sx={{
          width: '100%',
          height: 160,
          border: 0,
          typography: 'body1',
          color: 'text.primary',
          bgcolor: 'action.hover',
        }}
      >
        Map of the campsite: click where you want to stay
      </Box>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={point}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Your pitch' } }}
      >
        <Typography sx={{ p: 2 }}>Free from Friday, 22 per night</Typography>
      </Popover>
    </>
  );
}
