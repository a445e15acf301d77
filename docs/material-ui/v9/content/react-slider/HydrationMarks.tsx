import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 55, label: 'Bagel' },
  { value: 65, label: 'Baguette' },
  { value: 80, label: 'Ciabatta' },
];

export default function HydrationMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 3 }}>
      <Slider
        aria-label="Water per 100 grams of flour"
        defaultValue={65}
        min={50}
        max={85}
        step={null}
        marks={marks}
      />
      <Slider
        aria-label="Sourdough starter in percent"
        defaultValue={20}
        min={10}
        max={50}
        step={5}
        marks
      />
    </Box>
  );
}
