import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const missing = 'data:image/png;base64,missing';
const sx = { bgcolor: 'text.secondary', color: 'background.default' };

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar src={missing} alt="Tom Okafor" sx={sx}>
        TO
      </Avatar>
      <Avatar src={missing} alt="Lena Fuchs" sx={sx} />
      <Avatar src={missing} sx={sx} />
    </Stack>
  );
}
