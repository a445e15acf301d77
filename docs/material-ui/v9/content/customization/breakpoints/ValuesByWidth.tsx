import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const lessons = [
  'Scales',
  'Sight-reading',
  'Duets',
  'Harmony',
  'Rhythm',
  'Recital',
];

export default function ValuesByWidth() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
      }}
    >
      {lessons.map((lesson) => (
        <Box
          key={lesson}
          sx={{
            p: { xs: 1, sm: 2 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Typography sx={{ typography: { xs: 'body2', md: 'body1' } }}>
            {lesson}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
