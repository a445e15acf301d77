import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function TicketQuiz() {
  const [error, setError] = useState(false);
  const [message, setMessage] = useState(' ');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pet = new FormData(event.currentTarget).get('pet');
    setError(pet === null);
    setMessage(pet === null ? 'Choose one of the two' : `Noted: ${pet} dog`);
  };

  return (
    <form noValidate onSubmit={submit}>
      <FormControl component="fieldset" error={error}>
        <FormLabel component="legend">Do you bring a dog?</FormLabel>
        <RadioGroup name="pet" onChange={() => setError(false)}>
          <FormControlLabel value="a" control={<Radio />} label="Yes" />
          <FormControlLabel value="no" control={<Radio />} label="No" />
        </RadioGroup>
        <FormHelperText role="status">{message}</FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Continue
        </Button>
      </FormControl>
    </form>
  );
}
