import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Notifications, small">
        <NotificationsIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Notifications, medium">
        <NotificationsIcon />
      </IconButton>
      <IconButton size="large" aria-label="Notifications, large">
        <NotificationsIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="large" aria-label="Notifications, 4 unread">
        <Badge badgeContent={4} color="primary">
          <NotificationsIcon fontSize="inherit" />
        </Badge>
      </IconButton>
    </Stack>
  );
}
