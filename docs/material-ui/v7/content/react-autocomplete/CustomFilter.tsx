import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const airports = [
  { code: 'AMS', city: 'Amsterdam' },
  { code: 'CDG', city: 'Paris' },
  { code: 'GRU', city: 'São Paulo' },
  { code: 'KEF', city: 'Reykjavík' },
  { code: 'MAD', city: 'Madrid' },
  { code: 'NRT', city: 'Tokyo' },
];

const filterOptions = createFilterOptions({
  limit: 4,
  trim: true,
  stringify: (airport: (typeof airports)[number]) =>
    `${airport.code} ${airport.city}`,
});

export default function CustomFilter() {
  return (
    <Autocomplete
      options={airports}
      filterOptions={filterOptions}
      getOptionLabel={(airport) => airport.city}
      noOptionsText="No airport matches"
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Airport"
          helperText="Try “kef”, “sao” or “pa”."
        />
      )}
    />
  );
}
