import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursor() {
  return (
    <Tooltip title="Drag to frame the picture" describeChild followCursor>
      <Box
        sx={{
          display: 'grid',
          placeContent: 'end start',
          boxSizing: 'border-box',
          width: '100%',
          maxWidth: 320,
          height: 140,
          p: 1.5,
          borderRadius: 1,
          typography: 'body1',
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        Dunes, early morning
      </Box>
    </Tooltip>
  );
}
