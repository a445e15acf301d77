import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function EmptyOption() {
  const id = useId();
  const [mechanic, setMechanic] = useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={id} shrink>
        Mechanic
      </InputLabel>
      <Select
        displayEmpty
        labelId={id}
        label="Mechanic"
        value={mechanic}
        onChange={(event) => setMechanic(event.target.value)}
      >
        <MenuItem value="">Whoever is free first</MenuItem>
        <MenuItem value="ines">Ines</MenuItem>
        <MenuItem value="jonas">Jonas</MenuItem>
      </Select>
    </FormControl>
  );
}
