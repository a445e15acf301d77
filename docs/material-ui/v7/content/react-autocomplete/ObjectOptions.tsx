import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Person {
  id: number;
  name: string;
  team: string;
}

const people: Person[] = [
  { id: 1, name: 'Ana Ruiz', team: 'Design' },
  { id: 2, name: 'Kofi Mensah', team: 'Support' },
  { id: 3, name: 'Ana Ruiz', team: 'Finance' },
  { id: 4, name: 'Yuki Sato', team: 'Design' },
];

export default function ObjectOptions() {
  // A copy, as it would come from a server: not the same object as in `people`.
  const [assignee, setAssignee] = useState<Person | null>({
    id: 2,
    name: 'Kofi Mensah',
    team: 'Support',
  });

  return (
    <Autocomplete
      options={people}
      value={assignee}
      onChange={(_event, person) => setAssignee(person)}
      getOptionLabel={(person) => `${person.name} (${person.team})`}
      getOptionKey={(person) => person.id}
      isOptionEqualToValue={(person, value) => person.id === value.id}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Assignee" />}
    />
  );
}
