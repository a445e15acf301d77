import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function PlantingDepth() {
  const [text, setText] = useState('45');
  const depth = text === '' ? null : Number(text);

  let problem = '';
  if (depth === null) {
    problem = 'Write a depth';
  } else if (depth < 2 || depth > 30) {
    problem = 'The depth has to be between 2 and 30 cm';
  }

  return (
    <TextField
      required
      type="number"
      label="Planting depth in cm"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={problem !== ''}
      helperText={problem || 'Three times the height of the bulb'}
      slotProps={{ htmlInput: { min: 2, max: 30 } }}
      sx={{ width: '100%', maxWidth: 280 }}
    />
  );
}
