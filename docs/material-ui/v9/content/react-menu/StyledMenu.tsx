import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const RoundMenu = styled(Menu)(({ theme }) => ({
  [`& .${menuClasses.paper}`]: {
    marginBlockStart: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 12,
    backgroundImage: 'none',
  },
  [`& .${menuClasses.list}`]: { padding: theme.spacing(0.75) },
  [`& .${menuItemClasses.root}`]: { borderRadius: 6 },
}));

export default function StyledMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="contained"
        disableElevation
        endIcon={<KeyboardArrowDownIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        New entry
      </Button>
      <RoundMenu
        elevation={3}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'New entry' } }}
      >
        <MenuItem onClick={close}>Sighting</MenuItem>
        <MenuItem onClick={close}>Nest</MenuItem>
        <MenuItem onClick={close}>Ringing</MenuItem>
      </RoundMenu>
    </>
  );
}
