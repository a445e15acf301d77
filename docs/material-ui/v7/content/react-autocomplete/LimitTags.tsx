import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const toppings = [
  'Artichoke',
  'Basil',
  'Capers',
  'Mozzarella',
  'Mushrooms',
  'Olives',
  'Rocket',
];

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={toppings}
      defaultValue={['Basil', 'Capers', 'Mozzarella', 'Olives', 'Rocket']}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => <TextField {...params} label="Toppings" />}
    />
  );
}
