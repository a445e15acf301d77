import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function OvenTemperature() {
  const id = useId();
  const [degrees, setDegrees] = useState(220);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography id={id}>Oven temperature: {degrees} °C</Typography>
      <Slider
        aria-labelledby={id}
        min={50}
        max={280}
        step={10}
        value={degrees}
        onChange={(_event, value) => setDegrees(value)}
        getAriaValueText={(value) => `${value} degrees`}
      />
    </Box>
  );
}
