import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import NotificationsNone from '@mui/icons-material/NotificationsNone';

export function PageBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Toolbar sx={{ gap: 1 }}>
        <IconButton
          edge="start"
          aria-label="Open the menu"
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography sx={{ flex: 1, color: 'text.secondary' }} noWrap>
          Mill Lane branch
        </Typography>
        <IconButton aria-label="2 new messages">
          <Badge badgeContent={2} color="primary">
            <NotificationsNone />
          </Badge>
        </IconButton>
        <Avatar
          aria-hidden="true"
          sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}
        >
          TO
        </Avatar>
      </Toolbar>
    </AppBar>
  );
}
