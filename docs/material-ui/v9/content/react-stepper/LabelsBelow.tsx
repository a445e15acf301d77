import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Application received', 'Interview', 'Keys handed over'];

export default function LabelsBelow() {
  return (
    <Stepper
      activeStep={1}
      alternativeLabel
      sx={{ width: '100%' }}
      aria-label="Your application for flat 12"
    >
      {steps.map((label, index) => (
        <Step key={label} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
