import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Measure', 'Choose wood', 'Order'];
const texts = [
  'How wide is the window?',
  'Oak, ash or pine?',
  'We deliver in three weeks.',
];

export default function OrderProgress() {
  const [active, setActive] = useState(0);
  const done = active === steps.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active}>
        {steps.map((label, index) => (
          <Step
            key={label}
            aria-current={index === active ? 'step' : undefined}
          >
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography aria-live="polite" sx={{ my: 3 }}>
        {done ? 'Your window sill is on its way.' : texts[active]}
      </Typography>
      <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
        Back
      </Button>
      <Button disabled={done} onClick={() => setActive(active + 1)}>
        {active === steps.length - 1 ? 'Finish' : 'Next'}
      </Button>
    </Box>
  );
}
