import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function ReviewForm() {
  const [message, setMessage] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('stars');
    setMessage(stars ? `Thank you for ${stars} stars` : 'Choose a star first');
  };

  return (
    <form onSubmit={submit}>
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <Typography component="legend">Dinner in the hut</Typography>
        <Rating name="stars" />
      </fieldset>
      <Button type="submit" variant="outlined" sx={{ my: 1 }}>
        Send
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </form>
  );
}
