import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const sightings = [
  'A pair of storks on the old chimney',
  'Starlings, too many to count',
  'One kingfisher, below the weir',
  'A heron in the reeds',
  'Swifts, the first of the year',
  'A barn owl at dusk',
  'Lapwings on the wet meadow',
  'A buzzard and three crows',
];

export default function FixedWithOffset() {
  return (
    <>
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="h1" noWrap>
            Bird log, May
          </Typography>
        </Toolbar>
      </AppBar>
      {/* As high as the bar above, which takes no space of its own. */}
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {sightings.map((sighting) => (
          <Typography key={sighting} sx={{ py: 2 }}>
            {sighting}
          </Typography>
        ))}
      </Box>
    </>
  );
}
