import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cover', 'Tracks', 'Credits'];

export default function AnyOrder() {
  const [active, setActive] = useState(0);
  const [done, setDone] = useState<number[]>([]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper
        nonLinear
        activeStep={active}
        aria-label="Publish an album"
        sx={{ overflowX: 'auto', py: 3 }}
      >
        {steps.map((label, index) => (
          <Step key={label} completed={done.includes(index)}>
            <StepButton
              id={`album-step-${index}`}
              aria-controls="album-panel"
              onClick={() => setActive(index)}
            >
              {label}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <div
        role="tabpanel"
        id="album-panel"
        aria-labelledby={`album-step-${active}`}
      >
        <Typography sx={{ mb: 1 }}>
          {done.length === steps.length
            ? 'Ready to publish.'
            : `${steps[active]}: ${done.length} of 3 done.`}
        </Typography>
        <Button
          variant="outlined"
          disabled={done.includes(active)}
          onClick={() => setDone([...done, active])}
        >
          Mark as done
        </Button>
      </div>
    </Box>
  );
}
