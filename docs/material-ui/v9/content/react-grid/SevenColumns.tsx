import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const shifts = [
  { who: 'Early: Noor', size: 3 },
  { who: 'Late: Emil', size: 4 },
  { who: 'Closed', size: 1 },
  { who: 'Whole week: Ines', size: 6 },
];

export default function SevenColumns() {
  return (
    <Grid container columns={7} spacing={0.5} sx={{ width: '100%' }}>
      {shifts.map((shift) => (
        <Grid key={shift.who} size={shift.size}>
          <Paper
            elevation={0}
            sx={{
              p: 1,
              bgcolor: 'action.selected',
              typography: 'caption',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {shift.who}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
