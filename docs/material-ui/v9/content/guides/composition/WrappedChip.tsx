import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { ChipProps } from '@mui/material/Chip';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

/** Hands on all that it gets, the ref too: so a tooltip can wrap it. */
function WaterChip(props: ChipProps) {
  return <Chip icon={<WaterDropIcon />} label="Twice a week" {...props} />;
}

export default function WrappedChip() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Tooltip title="Less in winter">
        <WaterChip tabIndex={0} />
      </Tooltip>
      <Button component="a" href="#the-root-element" variant="outlined">
        Care of ferns
      </Button>
    </Stack>
  );
}
