import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';

export default function OnTheWater() {
  return (
    <Badge
      variant="dot"
      color="success"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Avatar
        component="span"
        role="img"
        aria-label="Sara Lindqvist, on the water"
        sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        SL
      </Avatar>
    </Badge>
  );
}
