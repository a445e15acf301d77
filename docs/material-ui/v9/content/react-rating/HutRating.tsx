import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function HutRating() {
  const [stars, setStars] = useState<number | null>(4);

  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Typography component="legend">How was the night in the hut?</Typography>
      <Rating value={stars} onChange={(_event, value) => setStars(value)} />
    </fieldset>
  );
}
