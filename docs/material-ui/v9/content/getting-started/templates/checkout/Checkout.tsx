import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { AddressStep } from './AddressStep';
import { BasketSummary } from './BasketSummary';
import {
  checkStep,
  EMPTY_ORDER,
  STEPS,
  type OrderFields,
  type Problems,
} from './order';
import { Confirmation } from './Confirmation';
import { PaymentStep } from './PaymentStep';
import { ReviewStep } from './ReviewStep';

const FORMS = [AddressStep, PaymentStep, ReviewStep];

export default function Checkout() {
  const [step, setStep] = React.useState(0);
  const [order, setOrder] = React.useState<OrderFields>(EMPTY_ORDER);
  const [problems, setProblems] = React.useState<Problems>({});
  const Form = FORMS[step];

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkStep(step, order);
    const [first] = Object.keys(found);
    setProblems(found);
    if (first)
      event.currentTarget
        .querySelector<HTMLInputElement>(`[name="${first}"]`)
        ?.focus();
    else setStep(step + 1);
  };

  return (
    <>
      <CssBaseline />
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 6 } }}>
        <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>
          Kettle &amp; Leaf
        </Typography>
        <Typography variant="h4" component="h1" sx={{ mb: 3, fontWeight: 700 }}>
          Checkout
        </Typography>
        <Grid container spacing={{ xs: 3, md: 6 }}>
          <Grid size={{ xs: 12, md: 7 }}>
            <Stepper activeStep={step} alternativeLabel sx={{ mb: 4 }}>
              {STEPS.map((label) => (
                <Step key={label}>
                  <StepLabel>{label}</StepLabel>
                </Step>
              ))}
            </Stepper>
            {Form ? (
              <Box component="form" noValidate onSubmit={handleSubmit}>
                <Form
                  order={order}
                  problems={problems}
                  onChange={(change) => setOrder({ ...order, ...change })}
                />
                <Stack
                  direction="row"
                  spacing={2}
                  sx={{ mt: 3, justifyContent: 'flex-end' }}
                >
                  {step > 0 && (
                    <Button onClick={() => setStep(step - 1)}>Back</Button>
                  )}
                  <Button type="submit" variant="contained" size="large">
                    {step === FORMS.length - 1 ? 'Place the order' : 'Continue'}
                  </Button>
                </Stack>
              </Box>
            ) : (
              <Confirmation name={order.name} />
            )}
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <BasketSummary express={order.delivery === 'express'} />
          </Grid>
        </Grid>
      </Container>
    </>
  );
}
