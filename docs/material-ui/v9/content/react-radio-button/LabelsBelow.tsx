import { useId } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

export default function LabelsBelow() {
  const id = useId();

  return (
    <>
      <Typography id={id}>How rough was the crossing?</Typography>
      <RadioGroup row aria-labelledby={id} defaultValue="2">
        {['Calm', 'Fair', 'Choppy', 'Rough'].map((label, index) => (
          <FormControlLabel
            key={label}
            value={String(index + 1)}
            control={<Radio />}
            label={label}
            labelPlacement="bottom"
          />
        ))}
      </RadioGroup>
    </>
  );
}
