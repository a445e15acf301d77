import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLink() {
  return (
    <Typography>
      The kiln is booked until March. See the{' '}
      <Link href="#BasicLink">list of free evenings</Link> before you bring your
      pots.
    </Typography>
  );
}
