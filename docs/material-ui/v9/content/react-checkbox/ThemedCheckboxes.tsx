import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';

const components: Theme['components'] = {
  MuiCheckbox: {
    defaultProps: {
      color: 'success',
      disableRipple: true,
      icon: <RadioButtonUnchecked />,
      checkedIcon: <CheckCircle />,
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        [`&:has(.${checkboxClasses.checked})`]: {
          textDecoration: 'line-through',
        },
      },
    },
  },
};

export default function ThemedCheckboxes() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <FormGroup>
        <FormControlLabel
          control={<Checkbox defaultChecked />}
          label="Wash the kale"
        />
        <FormControlLabel control={<Checkbox />} label="Roast the beetroot" />
      </FormGroup>
    </ThemeProvider>
  );
}
