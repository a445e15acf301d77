import RotateIcon from '@mui/icons-material/RotateRight';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Tooltip title="Rotate clockwise">
      <IconButton>
        <RotateIcon />
      </IconButton>
    </Tooltip>
  );
}
