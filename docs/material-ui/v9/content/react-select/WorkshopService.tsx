import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function WorkshopService() {
  const id = useId();
  const [service, setService] = useState('brakes');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={id}>Service</InputLabel>
      <Select
        labelId={id}
        label="Service"
        value={service}
        onChange={(event) => setService(event.target.value)}
      >
        <MenuItem value="brakes">Brake check</MenuItem>
        <MenuItem value="gears">Gear tuning</MenuItem>
        <MenuItem value="wheels">Wheel truing</MenuItem>
        <MenuItem value="winter">Winter storage</MenuItem>
      </Select>
    </FormControl>
  );
}
