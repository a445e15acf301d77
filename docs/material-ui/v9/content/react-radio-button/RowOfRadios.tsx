import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowOfRadios() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>Direction</FormLabel>
      <RadioGroup row aria-labelledby={id} defaultValue="return">
        <FormControlLabel value="single" control={<Radio />} label="One way" />
        <FormControlLabel value="return" control={<Radio />} label="Return" />
        <FormControlLabel
          disabled
          value="pass"
          control={<Radio />}
          label="Season pass"
        />
      </RadioGroup>
    </FormControl>
  );
}
