import DeleteIcon from '@mui/icons-material/Delete';
import ReplyIcon from '@mui/icons-material/Reply';
import SnoozeIcon from '@mui/icons-material/Snooze';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const danger = {
  bgcolor: 'error.main',
  color: 'error.contrastText',
  '&:hover': { bgcolor: 'error.dark' },
};

export default function ColoredDial() {
  return (
    <SpeedDial
      ariaLabel="Message from Ada"
      direction="right"
      icon={<SpeedDialIcon />}
      FabProps={{ color: 'secondary', size: 'medium' }}
      sx={{
        [`& .${speedDialClasses.fab}`]: { boxShadow: 'none', borderRadius: 3 },
      }}
    >
      <SpeedDialAction
        icon={<ReplyIcon />}
        slotProps={{ tooltip: { title: 'Reply' } }}
      />
      <SpeedDialAction
        icon={<SnoozeIcon />}
        slotProps={{ tooltip: { title: 'Later' } }}
      />
      <SpeedDialAction
        icon={<DeleteIcon />}
        slotProps={{ tooltip: { title: 'Delete' }, fab: { sx: danger } }}
      />
    </SpeedDial>
  );
}
