import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function HalfStars() {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Typography component="legend">View from the terrace</Typography>
      <Rating defaultValue={3.5} precision={0.5} />
    </fieldset>
  );
}
