import RowingIcon from '@mui/icons-material/Rowing';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const portrait =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="skyblue"/><circle cx="20" cy="16" r="8" fill="sienna"/><ellipse cx="20" cy="40" rx="15" ry="14" fill="midnightblue"/></svg>';

export default function CrewAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Lena Fuchs" src={portrait} />
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        TO
      </Avatar>
      <Avatar
        sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        <RowingIcon titleAccess="Guest rower" />
      </Avatar>
    </Stack>
  );
}
