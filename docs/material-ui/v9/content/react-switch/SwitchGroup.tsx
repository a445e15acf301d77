import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchGroup() {
  const id = useId();

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      aria-describedby={id}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormLabel component="legend">Open on Sundays</FormLabel>
      <FormGroup>
        {['Main library', 'Music library', 'Book bus'].map((place) => (
          <FormControlLabel
            key={place}
            labelPlacement="start"
            control={<Switch defaultChecked={place === 'Main library'} />}
            label={place}
            sx={{ justifyContent: 'space-between', marginInlineStart: 0 }}
          />
        ))}
      </FormGroup>
      <FormHelperText id={id}>Changes apply from next week on</FormHelperText>
    </FormControl>
  );
}
