import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const crew = ['Lena', 'Tom', 'Sara', 'Ravi', 'Ola', 'Piet', 'Zoe', 'Kim'];

export default function BoatCrew() {
  return (
    <AvatarGroup
      max={5}
      role="group"
      aria-label={`Crew of the Heron: ${crew.join(', ')}`}
      sx={{ justifyContent: 'flex-end' }}
      slotProps={{
        surplus: { sx: { bgcolor: 'text.primary', fontSize: '1rem' } },
      }}
    >
      {crew.map((name) => (
        <Avatar
          key={name}
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
