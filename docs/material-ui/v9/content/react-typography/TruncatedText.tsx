import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sighting =
  'Three spoonbills at the north creek, feeding for an hour before the tide drove them to the island with the old beacon.';

export default function TruncatedText() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 300 }}>
      <Typography noWrap>{sighting}</Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {sighting}
      </Typography>
    </Stack>
  );
}
