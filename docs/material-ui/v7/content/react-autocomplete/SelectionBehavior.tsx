import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const languages = ['Basque', 'Catalan', 'Galician', 'Portuguese', 'Spanish'];

export default function SelectionBehavior() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={languages}
        autoHighlight
        renderInput={(params) => (
          <TextField
            {...params}
            label="autoHighlight"
            helperText="Enter takes the first match."
          />
        )}
      />
      <Autocomplete
        options={languages}
        autoHighlight
        autoSelect
        renderInput={(params) => (
          <TextField
            {...params}
            label="autoSelect"
            helperText="Leaving the field takes the highlighted match."
          />
        )}
      />
      <Autocomplete
        options={languages}
        defaultValue="Catalan"
        disableClearable
        openOnFocus
        renderInput={(params) => (
          <TextField
            {...params}
            label="disableClearable and openOnFocus"
            helperText="Always has a value; opens as soon as it has focus."
          />
        )}
      />
    </Stack>
  );
}
