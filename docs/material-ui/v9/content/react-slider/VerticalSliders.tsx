import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const zones = [
  { name: 'Top heat', value: 70 },
  { name: 'Bottom heat', value: 85 },
  { name: 'Fan', value: 20 },
];

export default function VerticalSliders() {
  return (
    <Box sx={{ display: 'flex', gap: 4 }}>
      {zones.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            gap: 2,
          }}
        >
          <Slider
            aria-label={name}
            orientation="vertical"
            defaultValue={value}
            sx={{ height: 160 }}
          />
          <Typography variant="caption" aria-hidden>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
