import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const DoughSlider = styled(Slider)(({ theme }) => ({
  height: 10,
  [`& .${sliderClasses.rail}`]: {
    backgroundColor: theme.vars.palette.text.disabled,
  },
  [`& .${sliderClasses.track}`]: { border: 0 },
  [`& .${sliderClasses.thumb}`]: {
    width: 26,
    height: 26,
    border: '3px solid currentColor',
    backgroundColor: theme.vars.palette.background.paper,
    '&::before': { boxShadow: 'none' },
  },
  [`& .${sliderClasses.valueLabel}`]: {
    borderRadius: 12,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

export default function StyledDoughSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 2, pt: 4 }}>
      <DoughSlider
        aria-label="Dough per roll in grams"
        defaultValue={85}
        min={40}
        max={140}
        valueLabelDisplay="on"
      />
    </Box>
  );
}
