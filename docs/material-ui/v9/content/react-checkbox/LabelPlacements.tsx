import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const placements = [
  { day: 'Mon', placement: 'top' },
  { day: 'Tue', placement: 'start' },
  { day: 'Wed', placement: 'bottom' },
  { day: 'Thu', placement: 'end' },
] as const;

export default function LabelPlacements() {
  return (
    <Box
      role="group"
      aria-label="Days on the market"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {placements.map(({ day, placement }) => (
        <FormControlLabel
          key={day}
          label={day}
          labelPlacement={placement}
          control={<Checkbox defaultChecked={placement === 'end'} />}
        />
      ))}
    </Box>
  );
}
