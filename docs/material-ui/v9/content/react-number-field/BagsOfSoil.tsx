import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function BagsOfSoil() {
  const [bags, setBags] = useState('3');

  return (
    <TextField
      type="number"
      label="Bags of soil"
      value={bags}
      onChange={(event) => setBags(event.target.value)}
      helperText={bags && `${Number(bags) * 40} liters`}
      slotProps={{ htmlInput: { min: 1, max: 50, step: 1 } }}
      sx={{ width: 180 }}
    />
  );
}
