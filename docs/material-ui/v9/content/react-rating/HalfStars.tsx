import Rating from '@mui/material/Rating';

export default function HalfStars() {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>View from the terrace</legend>
      <Rating defaultValue={3.5} precision={0.5} />
    </fieldset>
  );
}
