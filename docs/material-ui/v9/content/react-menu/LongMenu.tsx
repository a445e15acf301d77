import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const stops = [
  'Airport',
  'Botanical garden',
  'Cathedral',
  'Docks',
  'Fish market',
  'Hospital',
  'Mill bridge',
  'Opera',
  'Stadium',
  'University',
  'Zoo',
];

export default function LongMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [stop, setStop] = useState('Opera');
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Get off at: {stop}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{
          list: { 'aria-label': 'Tram stops' },
          paper: { sx: { maxHeight: 240, width: '24ch' } },
        }}
      >
        {stops.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            selected={name === stop}
            onClick={() => {
              setStop(name);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
