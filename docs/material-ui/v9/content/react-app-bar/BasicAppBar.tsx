import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

export default function BasicAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 1 }}>
        <IconButton color="inherit" aria-label="Open navigation">
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Lighthouse
        </Typography>
        <Button color="inherit">Tickets</Button>
      </Toolbar>
    </AppBar>
  );
}
