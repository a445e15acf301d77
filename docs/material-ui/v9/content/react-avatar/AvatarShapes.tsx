import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const boats = [
  { name: 'Heron', variant: 'circular' },
  { name: 'Otter', variant: 'rounded' },
  { name: 'Perch', variant: 'square' },
] as const;

export default function AvatarShapes() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      {boats.map(({ name, variant }) => (
        <Avatar
          key={name}
          variant={variant}
          role="img"
          aria-label={name}
          sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
        >
          {name[0]}
        </Avatar>
      ))}
    </Stack>
  );
}
