import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function OpenFromButton() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [color, setColor] = useState('moss');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl>
        <InputLabel id={id}>Paint</InputLabel>
        <Select
          labelId={id}
          label="Paint"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={color}
          onChange={(event) => setColor(event.target.value)}
        >
          <MenuItem value="moss">Moss</MenuItem>
          <MenuItem value="clay">Clay</MenuItem>
          <MenuItem value="night">Night blue</MenuItem>
        </Select>
      </FormControl>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change the paint
      </Button>
    </Stack>
  );
}
