import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Ridges from the farthest to the nearest, as paths in a box of 400 by 300. */
const RIDGES = [
  'M0 190 60 130 110 170 180 90 250 160 310 110 400 180V300H0z',
  'M0 230 80 180 140 215 220 150 300 220 360 185 400 210V300H0z',
  'M0 270 90 225 170 262 260 210 400 265V300H0z',
];

/** The side that sets the scene: a drawing, and what a keeper says. On narrow screens a strip above the form. */
export function Panorama() {
  return (
    <Box
      component="aside"
      aria-label="About Cairn"
      sx={{
        position: 'relative',
        display: 'grid',
        alignContent: 'space-between',
        minHeight: { xs: 220, md: '100vh' },
        overflow: 'hidden',
        p: { xs: 3, md: 6 },
        color: 'common.white',
        background: 'linear-gradient(#0b2a45, #17496b 60%, #2f6f86)',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          color: '#06141f',
        }}
      >
        <circle cx="300" cy="62" r="20" fill="#ffe3a8" />
        {RIDGES.map((path, index) => (
          <path
            key={path}
            d={path}
            fill="currentColor"
            opacity={0.3 + index * 0.3}
          />
        ))}
      </Box>
      <Typography sx={{ position: 'relative', fontSize: 22, fontWeight: 700 }}>
        Cairn
      </Typography>
      <Box
        component="figure"
        sx={{
          position: 'relative',
          m: 0,
          display: { xs: 'none', md: 'block' },
        }}
      >
        <Typography
          component="blockquote"
          variant="h5"
          sx={{ m: 0, maxWidth: '24em', textWrap: 'balance' }}
        >
          “At six I know how many want soup. That used to be a guess.”
        </Typography>
        <Typography component="figcaption" sx={{ mt: 1, opacity: 0.9 }}>
          Aurel Brandt, Steinkar hut, 2,318 m
        </Typography>
      </Box>
    </Box>
  );
}
