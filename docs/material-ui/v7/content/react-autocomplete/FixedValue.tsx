import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const owner = 'You (owner)';
const members = [owner, 'Ana Ruiz', 'Kofi Mensah', 'Yuki Sato'];

export default function FixedValue() {
  const [value, setValue] = useState([owner, 'Yuki Sato']);

  return (
    <Autocomplete
      multiple
      options={members}
      getOptionDisabled={(member) => member === owner}
      value={value}
      onChange={(_event, chosen) => {
        setValue([owner, ...chosen.filter((member) => member !== owner)]);
      }}
      renderValue={(chosen, getItemProps) =>
        chosen.map((member, index) => {
          const { key, onDelete, ...props } = getItemProps({ index });
          const isOwner = member === owner;
          return (
            <Chip
              key={key}
              label={member}
              variant={isOwner ? 'outlined' : 'filled'}
              onDelete={isOwner ? undefined : onDelete}
              {...props}
            />
          );
        })
      }
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => <TextField {...params} label="Can edit" />}
    />
  );
}
