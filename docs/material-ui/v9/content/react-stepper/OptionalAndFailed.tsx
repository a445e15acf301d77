import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function OptionalAndFailed() {
  return (
    <Stepper
      activeStep={1}
      orientation="vertical"
      aria-label="Registration of a vehicle"
    >
      <Step>
        <StepLabel>Owner</StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              The number has 17 characters
            </Typography>
          }
        >
          Vehicle number
        </StepLabel>
      </Step>
      <Step>
        <StepLabel
          optional={<Typography variant="caption">Optional</Typography>}
        >
          Personal plate
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Payment</StepLabel>
      </Step>
    </Stepper>
  );
}
