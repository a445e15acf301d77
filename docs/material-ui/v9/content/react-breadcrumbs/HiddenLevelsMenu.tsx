import { useId, useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const hidden = ['Kitchen', 'Baking', 'Tins and molds'];

export default function HiddenLevelsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Shop">
        <Link color="inherit" underline="hover" href="#HiddenLevelsMenu">
          Shop
        </Link>
        <IconButton
          size="small"
          aria-label="Levels between"
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography aria-current="page" sx={{ color: 'text.primary' }}>
          Madeleine tray
        </Typography>
      </Breadcrumbs>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
      >
        {hidden.map((level) => (
          <MenuItem
            key={level}
            component="a"
            href="#HiddenLevelsMenu"
            onClick={close}
          >
            {level}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
