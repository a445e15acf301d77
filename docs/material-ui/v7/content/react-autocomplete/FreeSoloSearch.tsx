import { useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const recent = ['dark mode', 'data grid export', 'date range', 'drawer width'];

export default function FreeSoloSearch() {
  const [query, setQuery] = useState<string | null>(null);

  return (
    <Stack useFlexGap spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        freeSolo
        options={recent}
        onChange={(_event, value) => setQuery(value)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Search the handbook"
            slotProps={{
              input: {
                ...params.InputProps,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {query && `Searching for “${query}”`}
      </Typography>
    </Stack>
  );
}
