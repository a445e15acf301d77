import BakeryIcon from '@mui/icons-material/BakeryDining';
import CakeIcon from '@mui/icons-material/Cake';
import CoffeeIcon from '@mui/icons-material/Coffee';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function VerticalDivider() {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Shelves"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, p: 0.5 }}
    >
      <IconButton aria-label="Bread">
        <BakeryIcon />
      </IconButton>
      <IconButton aria-label="Cakes">
        <CakeIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Drinks">
        <CoffeeIcon />
      </IconButton>
    </Paper>
  );
}
