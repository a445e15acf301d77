import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

export default function AddInspection() {
  const [count, setCount] = useState(3);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Fab
        color="primary"
        aria-label="Add an inspection"
        onClick={() => setCount(count + 1)}
      >
        <AddIcon />
      </Fab>
      <Typography role="status">{count} inspections of hive 7</Typography>
    </Box>
  );
}
