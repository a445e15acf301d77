import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Oldest first', 'Most borrowed', 'By author'];

export default function ChooseOne() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [order, setOrder] = useState('Most borrowed');
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Order: {order}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Order of the books' } }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            selected={name === order}
            onClick={() => {
              setOrder(name);
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
