import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24];

export default function Elevations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
        typography: 'body2',
        textAlign: 'center',
      }}
    >
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ py: 3 }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
