import { useState } from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  {
    label: 'Knead',
    text: 'Flour, water, yeast and salt, ten minutes by hand.',
  },
  {
    label: 'Let it rest',
    text: 'Cover the bowl. The dough doubles in about an hour.',
  },
  { label: 'Bake', text: 'Forty minutes at 220 °C, the first ten with steam.' },
];

export default function VerticalRecipe() {
  const [active, setActive] = useState(0);

  return (
    <Stepper
      activeStep={active}
      orientation="vertical"
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {steps.map((step, index) => (
        <Step
          key={step.label}
          aria-current={index === active ? 'step' : undefined}
        >
          <StepLabel>{step.label}</StepLabel>
          <StepContent>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {step.text}
            </Typography>
            <Button
              size="small"
              variant="contained"
              onClick={() => setActive(index + 1)}
            >
              {index < steps.length - 1 ? 'Done, next' : 'Finish'}
            </Button>
            <Button
              size="small"
              disabled={index === 0}
              onClick={() => setActive(index - 1)}
            >
              Back
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
