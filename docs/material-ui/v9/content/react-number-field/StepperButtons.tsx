import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const min = 1;
const max = 12;
const clamp = (value: number) => Math.min(max, Math.max(min, value));

export default function StepperButtons() {
  const [text, setText] = useState('4');
  const value = Number(text);
  const step = (by: number) => setText(String(clamp(value + by)));

  return (
    <TextField
      label="Tomato plants"
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
      onBlur={() => setText(String(clamp(value)))}
      sx={{ width: 200 }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', style: { textAlign: 'center' } },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <IconButton
                edge="start"
                aria-label="One plant less"
                disabled={value <= min}
                onClick={() => step(-1)}
              >
                <RemoveIcon />
              </IconButton>
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="One plant more"
                disabled={value >= max}
                onClick={() => step(1)}
              >
                <AddIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
