import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const steps = [
  'It happens in a new project',
  'It happens with the latest patch release',
  'I searched the closed issues, too',
  'The steps fit into three sentences',
];

export default function ReproductionNotes() {
  const [done, setDone] = useState<string[]>([]);
  const left = steps.length - done.length;

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Ready to report?</FormLabel>
      <FormGroup>
        {steps.map((step) => (
          <FormControlLabel
            key={step}
            label={step}
            control={
              <Checkbox
                checked={done.includes(step)}
                onChange={(_event, checked) =>
                  setDone(
                    checked
                      ? [...done, step]
                      : done.filter((other) => other !== step),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {left === 0 ? 'Ready: open the issue.' : `${left} to go`}
      </FormHelperText>
    </FormControl>
  );
}
