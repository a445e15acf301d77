import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const skills = [
  'Accessibility',
  'CSS',
  'GraphQL',
  'React',
  'Rust',
  'SQL',
  'TypeScript',
];

export default function MultipleValues() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={skills}
      defaultValue={['React', 'TypeScript']}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Skills"
          helperText="Backspace removes the last one."
        />
      )}
    />
  );
}
