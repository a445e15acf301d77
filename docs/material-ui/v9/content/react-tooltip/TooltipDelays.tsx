import BrushIcon from '@mui/icons-material/Brush';
import ContrastIcon from '@mui/icons-material/Contrast';
import TuneIcon from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const tools = [
  { name: 'Retouch', Icon: BrushIcon },
  { name: 'Contrast', Icon: ContrastIcon },
  { name: 'Fine tuning', Icon: TuneIcon },
];

export default function TooltipDelays() {
  return (
    <Stack direction="row" role="group" aria-label="Tools">
      {tools.map(({ name, Icon }) => (
        <Tooltip
          key={name}
          title={name}
          enterDelay={600}
          enterNextDelay={50}
          leaveDelay={100}
        >
          <IconButton>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
