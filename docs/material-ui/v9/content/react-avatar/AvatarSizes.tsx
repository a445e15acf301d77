import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      {[24, 40, 72].map((size) => (
        <Avatar
          key={size}
          sx={{
            width: size,
            height: size,
            fontSize: size / 2.2,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          LF
        </Avatar>
      ))}
    </Stack>
  );
}
