import { useState } from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const layers = ['Trails', 'Springs', 'Huts', 'Bus stops'];

export default function CheckSeveral() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Trails', 'Huts']);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown.length} layers
      </Button>
      <Menu
        variant="menu"
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Layers of the map' } }}
      >
        {layers.map((layer) => {
          const checked = shown.includes(layer);

          return (
            <MenuItem
              key={layer}
              role="menuitemcheckbox"
              selected={checked}
              onClick={() =>
                setShown((names) =>
                  checked
                    ? names.filter((name) => name !== layer)
                    : [...names, layer],
                )
              }
            >
              <ListItemIcon>{checked && <CheckIcon />}</ListItemIcon>
              <ListItemText>{layer}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
