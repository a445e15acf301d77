import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PriceListDivider() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ p: 2 }}>Rye bread, baked at 5 a.m.</Typography>
      <Divider />
      <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
        Rye, water, salt. May contain sesame.
      </Typography>
    </Paper>
  );
}
