import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const allergens = [
  'Gluten',
  'Milk',
  'Eggs',
  'Nuts',
  'Celery',
  'Mustard',
  'Sesame',
  'Soy',
  'Fish',
  'Lupin',
];

export default function WrappingTags() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      aria-label="Allergens"
      sx={{ flexWrap: 'wrap', maxWidth: 360, p: 0, m: 0, listStyle: 'none' }}
    >
      {allergens.map((name) => (
        <Chip key={name} component="li" label={name} variant="outlined" />
      ))}
    </Stack>
  );
}
