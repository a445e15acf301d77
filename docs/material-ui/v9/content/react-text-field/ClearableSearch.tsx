import { useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ClearIcon from '@mui/icons-material/Clear';

export default function ClearableSearch() {
  const [query, setQuery] = useState('hedgehog');
  const inputRef = useRef<HTMLInputElement>(null);

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <TextField
      label="Search the advice pages"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      inputRef={inputRef}
      sx={{ width: '100%', maxWidth: 360 }}
      slotProps={{
        input: {
          endAdornment: query && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Clear search" onClick={clear}>
                <ClearIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
