import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const actions = ['Print now', 'Print tonight', 'Send to the other shop'];

export default function SplitButton() {
  const groupRef = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState(actions[0]);

  const choose = (next: string) => {
    setAction(next);
    setAnchor(null);
  };

  return (
    <>
      <ButtonGroup ref={groupRef} variant="contained" aria-label="Print job">
        <Button>{action}</Button>
        <Button
          size="small"
          aria-label="More ways to print"
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={() => setAnchor(groupRef.current)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Ways to print' } }}
      >
        {actions.map((name) => (
          <MenuItem
            key={name}
            selected={name === action}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
