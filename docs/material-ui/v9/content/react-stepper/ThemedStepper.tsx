import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import {
  ThemeProvider,
  useTheme,
  type Components,
  type Theme,
} from '@mui/material/styles';

const components: Components<Theme> = {
  MuiStepper: { defaultProps: { orientation: 'vertical' } },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '1.75rem',
        '&.Mui-active': { color: theme.vars.palette.secondary.main },
        '&.Mui-completed': { color: theme.vars.palette.success.main },
      }),
    },
  },
  MuiStepConnector: { styleOverrides: { line: { borderLeftStyle: 'dashed' } } },
};

export default function ThemedStepper() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stepper activeStep={1} aria-label="Your claim">
        <Step>
          <StepLabel>Reported on Monday</StepLabel>
        </Step>
        <Step aria-current="step">
          <StepLabel>An expert looks at the roof</StepLabel>
        </Step>
        <Step>
          <StepLabel>Money transferred</StepLabel>
        </Step>
      </Stepper>
    </ThemeProvider>
  );
}
