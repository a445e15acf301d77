import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const vegetables = ['Kale', 'Leek', 'Beetroot'];

export default function SelectAllVegetables() {
  const [chosen, setChosen] = useState(['Kale']);
  const all = chosen.length === vegetables.length;

  const toggle = (name: string) =>
    setChosen((before) =>
      before.includes(name)
        ? before.filter((item) => item !== name)
        : [...before, name],
    );

  return (
    <Box role="group" aria-label="Vegetables">
      <FormControlLabel
        label="All vegetables"
        control={
          <Checkbox
            checked={all}
            indeterminate={!all && chosen.length > 0}
            onChange={() => setChosen(all ? [] : vegetables)}
          />
        }
      />
      <Box
        sx={{ display: 'flex', flexDirection: 'column', paddingInlineStart: 3 }}
      >
        {vegetables.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
