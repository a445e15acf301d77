import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const placements = [
  'top-start',
  'top',
  'top-end',
  'left',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const;

export default function TooltipPlacements() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}
    >
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          placement={placement}
          arrow
          describeChild
          title="Hangs on this side"
        >
          <Button variant="outlined">{placement}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
