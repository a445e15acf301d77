import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderLooks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Slider aria-label="Crust" defaultValue={60} color="secondary" />
      <Slider aria-label="Crumb" defaultValue={40} size="small" />
      <Slider aria-label="Steam" defaultValue={30} disabled />
      <Slider aria-label="Left over" defaultValue={70} track="inverted" />
      <Slider
        aria-label="Between dry and moist"
        defaultValue={50}
        track={false}
      />
    </Box>
  );
}
