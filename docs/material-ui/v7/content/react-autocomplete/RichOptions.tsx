import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

const people = [
  { label: 'Ana Ruiz', email: 'ana@example.com' },
  { label: 'Kofi Mensah', email: 'kofi@example.com' },
  { label: 'Priya Nair', email: 'priya.nair@example.com' },
];

export default function RichOptions() {
  return (
    <Autocomplete
      options={people}
      renderOption={({ key, ...props }, person) => (
        <li key={key} {...props}>
          <Avatar
            aria-hidden
            sx={{
              marginInlineEnd: 2,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            }}
          >
            {person.label.charAt(0)}
          </Avatar>
          <ListItemText
            primary={person.label}
            secondary={person.email}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </li>
      )}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Send to" />}
    />
  );
}
