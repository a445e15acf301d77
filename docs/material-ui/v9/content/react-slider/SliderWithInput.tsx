import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const clamp = (value: number) => Math.min(72, Math.max(1, value || 1));

export default function SliderWithInput() {
  const id = useId();
  const [hours, setHours] = useState(18);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={id}>Hours in the fridge</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 1 }}>
        <Slider
          aria-labelledby={id}
          min={1}
          max={72}
          value={clamp(hours)}
          onChange={(_event, value) => setHours(value)}
        />
        <TextField
          size="small"
          type="number"
          value={hours || ''}
          onChange={(event) => setHours(Number(event.target.value))}
          onBlur={() => setHours(clamp)}
          slotProps={{ htmlInput: { min: 1, max: 72, 'aria-labelledby': id } }}
          sx={{ minWidth: 84 }}
        />
      </Box>
    </Box>
  );
}
