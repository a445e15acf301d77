import { useState } from 'react';
import TextField from '@mui/material/TextField';

const group = (text: string) =>
  text
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, 34)
    .replace(/(.{4})(?=.)/g, '$1 ');

export default function FormattedIban() {
  const [iban, setIban] = useState('CH56');

  return (
    <TextField
      fullWidth
      label="IBAN"
      value={iban}
      onChange={(event) => setIban(event.target.value)}
      onBlur={() => setIban(group)}
      helperText="Spaces are added when you leave the field"
      slotProps={{
        htmlInput: { autoCapitalize: 'characters', spellCheck: false },
      }}
      sx={{ maxWidth: 420 }}
    />
  );
}
