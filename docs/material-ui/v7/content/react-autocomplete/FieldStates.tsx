import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const currencies = ['Euro', 'Japanese yen', 'Swiss franc', 'US dollar'];

export default function FieldStates() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={currencies}
        size="small"
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        options={currencies}
        renderInput={(params) => (
          <TextField {...params} variant="filled" label="Filled" />
        )}
      />
      <Autocomplete
        options={currencies}
        renderInput={(params) => (
          <TextField
            {...params}
            variant="standard"
            label="Standard, with an error"
            error
            helperText="Choose the currency of the invoice."
          />
        )}
      />
      <Autocomplete
        options={currencies}
        defaultValue="Euro"
        readOnly
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
      <Autocomplete
        options={currencies}
        defaultValue="Euro"
        disabled
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
    </Stack>
  );
}
