import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sizes = ['Small', 'Medium', 'Large', 'Extra large'];

export default function ControlledValues() {
  const [value, setValue] = useState<string | null>('Medium');
  const [inputValue, setInputValue] = useState('');

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={sizes}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Size" />}
      />
      <Typography variant="body2">
        <code>value</code>: {value ?? 'null'}
        <br />
        <code>inputValue</code>: {inputValue || '(empty)'}
      </Typography>
    </Stack>
  );
}
