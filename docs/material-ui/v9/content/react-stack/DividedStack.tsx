import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividedStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
    >
      <Typography variant="body2">4 min read</Typography>
      <Typography variant="body2">Gardening</Typography>
      <Typography variant="body2">Ruth Amsel</Typography>
    </Stack>
  );
}
