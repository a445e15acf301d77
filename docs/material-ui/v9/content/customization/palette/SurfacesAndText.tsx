import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const departures = [
  { time: '08:10', pier: 'Old Harbor', state: 'Boarding' },
  { time: '08:40', pier: 'Lighthouse', state: 'On time' },
  { time: '09:05', pier: 'Fish Market', state: 'Full' },
];

export default function SurfacesAndText() {
  return (
    <Box
      sx={{ width: '100%', maxWidth: 380, p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ bgcolor: 'background.paper' }}>
        {departures.map(({ time, pier, state }, index) => (
          <Box
            key={time}
            sx={{
              display: 'flex',
              gap: 2,
              px: 2,
              py: 1.5,
              borderBottom: index < 2 ? 1 : 0,
              borderColor: 'divider',
              bgcolor: index === 0 ? 'action.selected' : undefined,
            }}
          >
            <Typography sx={{ color: 'text.secondary' }}>{time}</Typography>
            <Typography sx={{ flexGrow: 1, color: 'text.primary' }}>
              {pier}
            </Typography>
            <Typography
              sx={{ color: index === 2 ? 'error.main' : 'text.secondary' }}
            >
              {state}
            </Typography>
          </Box>
        ))}
      </Paper>
    </Box>
  );
}
