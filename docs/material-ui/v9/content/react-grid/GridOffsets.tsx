import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Note = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5),
}));

export default function GridOffsets() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Note variant="outlined">Is the boat still for rent?</Note>
      </Grid>
      <Grid size={8} offset={4}>
        <Note variant="outlined">Yes, from Saturday on.</Note>
      </Grid>
      <Grid size={5} offset="auto">
        <Note variant="outlined">With oars.</Note>
      </Grid>
    </Grid>
  );
}
