import Autocomplete from '@mui/material/Autocomplete';
import Chip, { type ChipProps } from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const instruments = ['Bassoon', 'Cello', 'Oboe', 'Trumpet', 'Viola'];

// Outside of the component, so that it stays the same from render to render.
function InstrumentChip(props: ChipProps) {
  return <Chip {...props} color="primary" variant="outlined" />;
}

export default function ReplacedSlot() {
  return (
    <Autocomplete
      multiple
      options={instruments}
      defaultValue={['Cello', 'Viola']}
      slots={{ chip: InstrumentChip }}
      renderInput={(params) => <TextField {...params} label="Instruments" />}
      sx={{ maxWidth: 400 }}
    />
  );
}
