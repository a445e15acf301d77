import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';

const places = [
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
] as const;

export default function BadgePosition() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4, p: 1 }}>
      {places.map((place, index) => (
        <Badge
          key={`${place.vertical} ${place.horizontal}`}
          badgeContent={2}
          color="primary"
          anchorOrigin={place}
          overlap={index % 2 === 0 ? 'rectangular' : 'circular'}
        >
          <Box
            component="span"
            role="img"
            aria-label={`Badge at the ${place.vertical} ${place.horizontal}`}
            sx={{
              display: 'block',
              width: 48,
              height: 48,
              borderRadius: index % 2 === 0 ? 1 : '50%',
              bgcolor: 'action.selected',
            }}
          />
        </Badge>
      ))}
    </Stack>
  );
}
