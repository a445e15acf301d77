import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import HiveIcon from '@mui/icons-material/Hive';

const colors = [
  'default',
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
] as const;

export default function FabColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <Fab key={color} color={color} aria-label={`Add a hive, ${color}`}>
          <HiveIcon />
        </Fab>
      ))}
      <Fab disabled aria-label="Add a hive, disabled">
        <HiveIcon />
      </Fab>
    </Box>
  );
}
