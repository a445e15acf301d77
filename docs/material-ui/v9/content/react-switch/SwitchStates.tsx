import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchStates() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Self-service desk"
      />
      <FormControlLabel control={<Switch />} label="Night return box" />
      <FormControlLabel
        disabled
        control={<Switch />}
        label="Elevator (in repair)"
      />
      <FormControlLabel
        disabled
        control={<Switch checked />}
        label="Emergency exit signs"
      />
    </FormGroup>
  );
}
