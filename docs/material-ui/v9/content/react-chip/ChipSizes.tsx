import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipSizes() {
  return (
    <Stack sx={{ gap: 2 }}>
      {(['medium', 'small'] as const).map((size) => (
        <Stack
          key={size}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Chip size={size} label={size} />
          <Chip size={size} label="Basil" icon={<LocalFloristIcon />} />
          <Chip
            size={size}
            label="Cooked by Ines"
            variant="outlined"
            avatar={<Avatar>I</Avatar>}
          />
        </Stack>
      ))}
    </Stack>
  );
}
