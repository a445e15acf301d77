import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';

const components: Theme['components'] = {
  MuiRadio: {
    defaultProps: {
      color: 'secondary',
      icon: <DirectionsBoatOutlined />,
      checkedIcon: <DirectionsBoat />,
    },
  },
};

export default function ThemedRadios() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <RadioGroup aria-label="Boat" defaultValue="tern">
        <FormControlLabel
          value="tern"
          control={<Radio />}
          label="Tern, 90 minutes"
        />
        <FormControlLabel
          value="heron"
          control={<Radio />}
          label="Heron, 55 minutes"
        />
      </RadioGroup>
    </ThemeProvider>
  );
}
