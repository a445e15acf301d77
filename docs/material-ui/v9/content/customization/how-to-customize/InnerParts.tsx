import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function InnerParts() {
  return (
    <>
      <Typography id="oven-temperature" gutterBottom>
        Oven temperature
      </Typography>
      <Slider
        aria-labelledby="oven-temperature"
        defaultValue={180}
        min={50}
        max={250}
        step={10}
        valueLabelDisplay="auto"
        sx={{
          maxWidth: 320,
          [`& .${sliderClasses.thumb}`]: { borderRadius: '4px' },
          [`& .${sliderClasses.track}`]: { height: 8, border: 'none' },
          [`& .${sliderClasses.rail}`]: { height: 8 },
        }}
      />
    </>
  );
}
