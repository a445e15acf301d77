import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function SlotPropsOnParts() {
  return (
    <Tooltip
      arrow
      describeChild
      title="The kiln cools down for twelve hours after a firing."
      slotProps={{
        tooltip: { sx: { maxWidth: 200, fontSize: 'body2.fontSize', p: 1.5 } },
        popper: {
          modifiers: [{ name: 'offset', options: { offset: [0, 8] } }],
        },
      }}
    >
      <Button variant="outlined">Open the kiln</Button>
    </Tooltip>
  );
}
