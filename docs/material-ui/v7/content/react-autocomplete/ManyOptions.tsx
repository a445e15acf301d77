import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const invoices = Array.from(
  { length: 10_000 },
  (_, index) => `Invoice ${String(index + 1).padStart(5, '0')}`,
);

const filterOptions = createFilterOptions<string>({ limit: 50 });

export default function ManyOptions() {
  return (
    <Autocomplete
      options={invoices}
      filterOptions={filterOptions}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Invoice"
          helperText="10,000 invoices, at most 50 shown"
        />
      )}
    />
  );
}
