import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackOfFacts() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      divider={<Divider flexItem aria-hidden sx={{ borderWidth: 'thin' }} />}
      sx={{ gap: 2 }}
    >
      <Typography>Open from 6 a.m.</Typography>
      <Typography>Closed on Mondays</Typography>
      <Typography>Stone oven</Typography>
    </Stack>
  );
}
