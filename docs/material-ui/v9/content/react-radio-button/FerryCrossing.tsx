import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function FerryCrossing() {
  const [deck, setDeck] = useState('lounge');

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Where would you like to sit?</FormLabel>
      <RadioGroup value={deck} onChange={(_event, value) => setDeck(value)}>
        <FormControlLabel
          value="lounge"
          control={<Radio />}
          label="Lounge, by the window"
        />
        <FormControlLabel
          value="quiet"
          control={<Radio />}
          label="Quiet cabin"
        />
        <FormControlLabel value="sun" control={<Radio />} label="Sun deck" />
      </RadioGroup>
    </FormControl>
  );
}
