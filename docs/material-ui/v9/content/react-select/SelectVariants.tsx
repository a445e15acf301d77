import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  const id = useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant}>
          <InputLabel id={`${id}-${variant}`}>Frame size</InputLabel>
          <Select
            labelId={`${id}-${variant}`}
            label="Frame size"
            defaultValue="54"
          >
            <MenuItem value="51">51 cm</MenuItem>
            <MenuItem value="54">54 cm</MenuItem>
            <MenuItem value="57">57 cm</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
