import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toLoaves = (exponent: number) => 2 ** exponent;

export default function BatchScale() {
  const [exponent, setExponent] = useState(4);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography>{toLoaves(exponent)} loaves a day</Typography>
      <Slider
        aria-label="Loaves a day"
        min={0}
        max={10}
        step={1}
        marks
        scale={toLoaves}
        value={exponent}
        onChange={(_event, value) => setExponent(value)}
        getAriaValueText={(loaves) => `${loaves} loaves`}
      />
    </Box>
  );
}
