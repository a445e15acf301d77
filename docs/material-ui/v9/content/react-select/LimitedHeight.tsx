import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const times = Array.from({ length: 20 }, (_, index) => {
  const hour = 8 + Math.floor(index / 2);
  return `${hour}:${index % 2 ? '30' : '00'}`;
});

export default function LimitedHeight() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 140 }}>
      <InputLabel id={id}>Drop-off</InputLabel>
      <Select
        labelId={id}
        label="Drop-off"
        defaultValue="12:30"
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        {times.map((time) => (
          <MenuItem key={time} value={time}>
            {time}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
