import Slider from '@mui/material/Slider';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withOverrides = (outer: Theme): Theme => ({
  ...outer,
  components: {
    MuiSlider: {
      styleOverrides: {
        root: { maxWidth: 300 },
        rail: { opacity: 0.2 },
        thumb: ({ theme }) => ({
          borderRadius: 4,
          boxShadow: theme.shadows[2],
          '&.Mui-focusVisible': { borderRadius: 12 },
        }),
      },
    },
  },
});

export default function StyleOverrides() {
  return (
    <ThemeProvider theme={withOverrides}>
      <Slider aria-label="Humidity of the greenhouse" defaultValue={65} />
    </ThemeProvider>
  );
}
