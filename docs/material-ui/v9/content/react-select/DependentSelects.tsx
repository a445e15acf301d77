import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const models = new Map([
  ['Lindgren', ['Post', 'Post Lite', 'Ferry']],
  ['Marlow', ['Commuter', 'Coast']],
]);

export default function DependentSelects() {
  const [brand, setBrand] = useState('Lindgren');
  const [model, setModel] = useState('');

  const changeBrand = (next: string) => {
    setBrand(next);
    setModel('');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        select
        label="Brand"
        value={brand}
        onChange={(event) => changeBrand(event.target.value)}
      >
        {[...models.keys()].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Model"
        value={model}
        onChange={(event) => setModel(event.target.value)}
      >
        {(models.get(brand) ?? []).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
