import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function ValueLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 2, pt: 4 }}>
      <Slider
        aria-label="Flour"
        defaultValue={750}
        min={250}
        max={1500}
        step={50}
        valueLabelDisplay="on"
        valueLabelFormat={(grams) => `${grams} g`}
      />
      <Slider
        aria-label="Salt in percent of the flour"
        defaultValue={2}
        min={1}
        max={3}
        step={0.1}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} %`}
      />
    </Box>
  );
}
