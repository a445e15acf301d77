import { useState } from 'react';
import TextField from '@mui/material/TextField';

const limit = 160;

export default function SymptomNotes() {
  const [notes, setNotes] = useState(
    'Sneezes since Tuesday, mostly in the morning. Eats well and plays as usual.',
  );

  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={5}
      label="What did you notice?"
      value={notes}
      onChange={(event) => setNotes(event.target.value)}
      helperText={`${notes.length} of ${limit} characters`}
      slotProps={{ htmlInput: { maxLength: limit } }}
      sx={{ maxWidth: 420 }}
    />
  );
}
