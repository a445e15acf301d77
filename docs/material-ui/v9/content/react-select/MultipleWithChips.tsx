import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleWithChips() {
  const id = useId();
  const [free, setFree] = useState(['Tuesday', 'Thursday', 'Friday']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={id}>Days that suit you</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Days that suit you"
        value={free}
        onChange={({ target: { value } }) =>
          setFree(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((day) => (
              <Chip key={day} size="small" label={day} />
            ))}
          </Box>
        )}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
