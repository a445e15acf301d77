import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Label {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Label>({ trim: true });

export default function CreatableOptions() {
  const [labels, setLabels] = useState<Label[]>([
    { name: 'bug' },
    { name: 'documentation' },
    { name: 'good first issue' },
  ]);
  const [value, setValue] = useState<Label | null>(null);

  return (
    <Autocomplete
      options={labels}
      value={value}
      onChange={(_event, label) => {
        const chosen = label && { name: label.name };
        if (chosen && label.isNew) setLabels([...labels, chosen]);
        setValue(chosen);
      }}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const exists = options.some((option) => option.name === name);
        const matches = filter(options, state);
        return name && !exists ? [...matches, { name, isNew: true }] : matches;
      }}
      getOptionLabel={(label) => label.name}
      isOptionEqualToValue={(label, current) => label.name === current.name}
      renderOption={({ key, ...props }, label) => (
        <li key={key} {...props}>
          {label.isNew ? `Create “${label.name}”` : label.name}
        </li>
      )}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Label" />}
    />
  );
}
