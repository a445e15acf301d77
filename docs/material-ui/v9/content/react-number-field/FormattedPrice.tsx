import { useState } from 'react';
import TextField from '@mui/material/TextField';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const parse = (text: string) => Number(text.replace(/[^\d.]/g, ''));

export default function FormattedPrice() {
  const [text, setText] = useState('$1,250.00');
  const invalid = Number.isNaN(parse(text));

  return (
    <TextField
      label="Budget for the garden"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={() => !invalid && setText(String(parse(text)))}
      onBlur={() => !invalid && setText(dollars.format(parse(text)))}
      error={invalid}
      helperText={invalid ? 'Write one number, such as 1250.50' : ' '}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      sx={{ width: 240 }}
    />
  );
}
