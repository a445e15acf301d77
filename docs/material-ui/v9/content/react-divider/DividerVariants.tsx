import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function DividerVariants() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ p: 2 }}>fullWidth</Typography>
      <Divider />
      <Typography sx={{ p: 2 }}>middle</Typography>
      <Divider variant="middle" />
      <Typography sx={{ p: 2 }}>inset</Typography>
      <Divider variant="inset" />
      <Typography sx={{ p: 2 }}>The end</Typography>
    </Paper>
  );
}
