import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function OrderCode() {
  const [code, setCode] = useState('0042');

  return (
    <TextField
      label="Order code"
      value={code}
      onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
      helperText="Six digits, on the seed packet"
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      sx={{ width: 200 }}
    />
  );
}
