import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import NavigationIcon from '@mui/icons-material/Navigation';
import ScaleIcon from '@mui/icons-material/Scale';

export default function ExtendedFab() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Fab variant="extended" color="primary" sx={{ gap: 1 }}>
        <ScaleIcon />
        Weigh the honey
      </Fab>
      <Fab variant="extended" size="medium" href="#extended" sx={{ gap: 1 }}>
        <NavigationIcon />
        Way to the hives
      </Fab>
      <Fab variant="extended" size="small" color="secondary">
        Feed
      </Fab>
    </Box>
  );
}
