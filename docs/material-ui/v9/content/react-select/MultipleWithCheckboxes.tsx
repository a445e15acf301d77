import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const parts = ['Chain', 'Cassette', 'Brake pads', 'Tires', 'Bar tape'];

export default function MultipleWithCheckboxes() {
  const id = useId();
  const [worn, setWorn] = useState(['Chain', 'Tires']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={id}>Worn parts</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Worn parts"
        value={worn}
        onChange={({ target: { value } }) =>
          setWorn(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(selected) => selected.join(', ')}
      >
        {parts.map((part) => (
          <MenuItem key={part} value={part}>
            <Checkbox
              checked={worn.includes(part)}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText primary={part} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
