import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function CommitOnRelease() {
  const [radius, setRadius] = useState(4);
  const [searched, setSearched] = useState(4);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography>Bakeries within {radius} km</Typography>
      <Slider
        aria-label="Distance in kilometers"
        min={1}
        max={20}
        value={radius}
        onChange={(_event, value) => setRadius(value)}
        onChangeCommitted={(_event, value) => setSearched(value)}
      />
      <Typography role="status" variant="body2">
        Searched {searched} km around the old town
      </Typography>
    </Box>
  );
}
