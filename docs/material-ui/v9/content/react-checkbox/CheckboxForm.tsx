import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

export default function CheckboxForm() {
  const [message, setMessage] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget).getAll('day');
    setMessage(`We deliver on: ${days.join(', ') || 'no day'}`);
  };

  return (
    <form onSubmit={submit}>
      <FormGroup role="group" aria-label="Delivery days">
        {['Tuesday', 'Friday'].map((day) => (
          <FormControlLabel
            key={day}
            control={<Checkbox name="day" value={day} />}
            label={day}
          />
        ))}
        <FormControlLabel
          required
          control={<Checkbox name="terms" />}
          label="I agree to the terms of delivery"
        />
      </FormGroup>
      <Button type="submit" variant="contained" sx={{ my: 1 }}>
        Subscribe
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </form>
  );
}
