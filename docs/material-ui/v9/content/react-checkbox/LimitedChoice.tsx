import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const extras = ['Honey', 'Apple juice', 'Goat cheese', 'Rye bread'];

export default function LimitedChoice() {
  const [chosen, setChosen] = useState(['Honey', 'Apple juice', 'Rye bread']);
  const error = chosen.length > 2;

  const toggle = (extra: string, checked: boolean) =>
    setChosen(
      checked ? [...chosen, extra] : chosen.filter((item) => item !== extra),
    );

  return (
    <FormControl component="fieldset" error={error} variant="standard">
      <FormLabel component="legend">Two extras are included</FormLabel>
      <FormGroup>
        {extras.map((extra) => (
          <FormControlLabel
            key={extra}
            label={extra}
            control={
              <Checkbox
                checked={chosen.includes(extra)}
                onChange={(_event, checked) => toggle(extra, checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {error ? 'Choose no more than two' : `${chosen.length} of 2 chosen`}
      </FormHelperText>
    </FormControl>
  );
}
