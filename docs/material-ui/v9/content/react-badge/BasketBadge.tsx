import BuildIcon from '@mui/icons-material/Build';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function BasketBadge() {
  return (
    <IconButton aria-label="Reserved tools: 4">
      <Badge badgeContent={4} color="primary">
        <BuildIcon />
      </Badge>
    </IconButton>
  );
}
