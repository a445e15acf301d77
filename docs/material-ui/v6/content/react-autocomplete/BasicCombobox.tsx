import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const cities = [
  'Amsterdam',
  'Barcelona',
  'Copenhagen',
  'Istanbul',
  'Lisbon',
  'Ljubljana',
  'Reykjavík',
  'Vienna',
];

export default function BasicCombobox() {
  return (
    <Autocomplete
      options={cities}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Departure city" />}
    />
  );
}
