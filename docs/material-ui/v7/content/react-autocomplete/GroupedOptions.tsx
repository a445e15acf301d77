import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = [
  { label: 'Wien Hauptbahnhof', country: 'Austria' },
  { label: 'Paris Gare de Lyon', country: 'France' },
  { label: 'Berlin Hauptbahnhof', country: 'Germany' },
  { label: 'Graz Hauptbahnhof', country: 'Austria' },
  { label: 'Lyon Part-Dieu', country: 'France' },
  { label: 'München Hauptbahnhof', country: 'Germany' },
].sort((a, b) => a.country.localeCompare(b.country));

export default function GroupedOptions() {
  return (
    <Autocomplete
      options={stations}
      groupBy={(station) => station.country}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Train station" />}
    />
  );
}
