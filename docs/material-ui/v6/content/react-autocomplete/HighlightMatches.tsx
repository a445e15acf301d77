import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const dishes = [
  'Lentil soup',
  'Mushroom risotto',
  'Pumpkin ravioli',
  'Roasted pumpkin soup',
  'Spinach lasagna',
];

function splitAtMatch(text: string, query: string) {
  const start = text.toLowerCase().indexOf(query.trim().toLowerCase());
  if (start < 0) return { before: text, match: '', after: '' };
  const end = start + query.trim().length;
  return {
    before: text.slice(0, start),
    match: text.slice(start, end),
    after: text.slice(end),
  };
}

export default function HighlightMatches() {
  return (
    <Autocomplete
      options={dishes}
      renderOption={({ key, ...props }, dish, { inputValue }) => {
        const { before, match, after } = splitAtMatch(dish, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <strong>{match}</strong>
              {after}
            </span>
          </li>
        );
      }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField {...params} label="Dish" helperText="Try “soup”." />
      )}
    />
  );
}
