import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxStates() {
  return (
    <FormGroup>
      <FormControlLabel
        required
        control={<Checkbox />}
        label="I return the crates"
      />
      <FormControlLabel
        disabled
        control={<Checkbox />}
        label="Asparagus (from April on)"
      />
      <FormControlLabel
        disabled
        control={<Checkbox checked />}
        label="Potatoes (always in the box)"
      />
    </FormGroup>
  );
}
