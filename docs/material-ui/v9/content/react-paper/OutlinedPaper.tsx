import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OutlinedPaper() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2}>
      <Paper variant="outlined" sx={{ p: 2, flex: 1 }}>
        <Typography>Seat 14, by the window</Typography>
      </Paper>
      <Paper variant="outlined" square sx={{ p: 2, flex: 1 }}>
        <Typography>Seat 15, square corners</Typography>
      </Paper>
    </Stack>
  );
}
