import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const shelves = [
  { label: 'Not counted', color: 'default' },
  { label: 'New this week', color: 'primary' },
  { label: 'From the region', color: 'secondary' },
  { label: 'In stock', color: 'success' },
] as const;

export default function ChipColors() {
  return (
    <Stack sx={{ gap: 2 }}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {shelves.map((shelf) => (
            <Chip key={shelf.label} variant={variant} {...shelf} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
