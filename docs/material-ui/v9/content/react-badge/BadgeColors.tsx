import HandymanIcon from '@mui/icons-material/Handyman';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const tools = [
  { color: 'primary', title: '3 drills lent' },
  { color: 'secondary', title: '3 saws lent' },
  { color: 'success', title: '3 ladders returned' },
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4, p: 1 }}>
      {tools.map(({ color, title }) => (
        <Badge key={color} badgeContent={3} color={color}>
          <HandymanIcon titleAccess={title} />
        </Badge>
      ))}
      {tools.map(({ color, title }) => (
        <Badge key={color} variant="dot" color={color}>
          <HandymanIcon titleAccess={`${title}, as a dot`} />
        </Badge>
      ))}
    </Stack>
  );
}
