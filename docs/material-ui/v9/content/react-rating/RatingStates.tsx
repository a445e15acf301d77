import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingStates() {
  return (
    <Stack spacing={1}>
      <Typography>Larch Hut, rated by 212 hikers</Typography>
      <Rating
        readOnly
        precision={0.1}
        value={4.3}
        getLabelText={(value) => `${value} of 5 stars`}
      />
      <Typography>Rate it after your stay</Typography>
      <Rating disabled name="larch-hut" />
    </Stack>
  );
}
