import { useState } from 'react';
import CallIcon from '@mui/icons-material/Call';
import DirectionsIcon from '@mui/icons-material/Directions';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickOnly() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing yet');

  const choose = (name: string) => {
    setChosen(name);
    setOpen(false);
  };

  return (
    <Stack spacing={2}>
      <SpeedDial
        ariaLabel="Bakery on Mill Lane"
        direction="right"
        icon={<MoreHorizIcon />}
        open={open}
        onOpen={(_event, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_event, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
      >
        <SpeedDialAction
          icon={<CallIcon />}
          slotProps={{
            tooltip: { title: 'Call' },
            fab: { onClick: () => choose('Call') },
          }}
        />
        <SpeedDialAction
          icon={<DirectionsIcon />}
          slotProps={{
            tooltip: { title: 'Directions' },
            fab: { onClick: () => choose('Directions') },
          }}
        />
      </SpeedDial>
      <Typography variant="body2" role="status">
        Chosen: {chosen}
      </Typography>
    </Stack>
  );
}
