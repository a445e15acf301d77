import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper sx={{ p: 2, maxWidth: 360 }}>
      <Typography variant="subtitle1" component="h3">
        Left at the front desk
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A blue umbrella, one glove and a cello bow. We keep them until Friday.
      </Typography>
    </Paper>
  );
}
