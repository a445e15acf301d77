import { useState } from 'react';
import TextField from '@mui/material/TextField';

const limit = 160;

export default function MultilineTextField() {
  const [text, setText] = useState('');

  return (
    <TextField
      multiline
      fullWidth
      minRows={2}
      maxRows={6}
      label="Why do you want to adopt this dog?"
      helperText={`${text.length} of ${limit} characters`}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{ htmlInput: { maxLength: limit } }}
      sx={{ maxWidth: 420 }}
    />
  );
}
