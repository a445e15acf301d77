import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const gap = 10;

export default function BakingTimeRange() {
  const [minutes, setMinutes] = useState([25, 40]);

  const change = ([from, to]: number[], thumb: number) =>
    setMinutes(
      thumb === 0
        ? [Math.min(from, to - gap), to]
        : [from, Math.max(to, from + gap)],
    );

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography>
        Breads that bake for {minutes[0]} to {minutes[1]} minutes
      </Typography>
      <Slider
        disableSwap
        min={10}
        max={90}
        value={minutes}
        onChange={(_event, value, thumb) => change(value, thumb)}
        getAriaLabel={(index) =>
          index === 0 ? 'Shortest baking time' : 'Longest baking time'
        }
        getAriaValueText={(value) => `${value} minutes`}
      />
    </Box>
  );
}
