import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const books = [
  'The Left Hand of Darkness, Ursula K. Le Guin',
  'A Wizard of Earthsea, Ursula K. Le Guin',
  'Parable of the Sower, Octavia E. Butler',
  'The Dispossessed, Ursula K. Le Guin',
  'Kindred, Octavia E. Butler',
];

function matchEveryWord(
  options: string[],
  { inputValue }: { inputValue: string },
) {
  const words = inputValue.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) =>
    words.every((word) => option.toLowerCase().includes(word)),
  );
}

export default function EveryWordFilter() {
  return (
    <Autocomplete
      options={books}
      filterOptions={matchEveryWord}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Book"
          helperText="Try “guin dark” or “butler sower”."
        />
      )}
    />
  );
}
