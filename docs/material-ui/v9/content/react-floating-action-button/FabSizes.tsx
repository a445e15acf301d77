import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import EditIcon from '@mui/icons-material/Edit';

export default function FabSizes() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Fab size="small" color="secondary" aria-label="Edit, small">
        <EditIcon fontSize="small" />
      </Fab>
      <Fab size="medium" color="secondary" aria-label="Edit, medium">
        <EditIcon />
      </Fab>
      <Fab color="secondary" aria-label="Edit, large">
        <EditIcon />
      </Fab>
    </Box>
  );
}
