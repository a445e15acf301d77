import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { plans, type Period } from './plans';
import { PlanCard } from './PlanCard';
import { ComparisonTable } from './ComparisonTable';
import { Questions } from './Questions';

export default function Pricing() {
  const [period, setPeriod] = React.useState<Period>('month');
  return (
    <>
      <CssBaseline />
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 5, md: 9 } }}>
        <Box sx={{ maxWidth: 640 }}>
          <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>
            Early Shift
          </Typography>
          <Typography
            variant="h3"
            component="h1"
            sx={{ mt: 1, fontWeight: 700, textWrap: 'balance' }}
          >
            Shift plans for teams of any size
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: 18 }}>
            Every plan has unlimited shifts, swaps by phone and a calendar feed.
            You pay for people, not for features that you never open.
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={period}
            onChange={(_event, next: Period | null) => next && setPeriod(next)}
            aria-label="Billing period"
            sx={{ mt: 3 }}
          >
            <ToggleButton value="month">Monthly</ToggleButton>
            <ToggleButton value="year">Yearly, two months free</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Grid container spacing={3} sx={{ mt: 4, alignItems: 'stretch' }}>
          {plans.map((plan) => (
            <Grid key={plan.name} size={{ xs: 12, md: 4 }}>
              <PlanCard plan={plan} period={period} />
            </Grid>
          ))}
        </Grid>
        <ComparisonTable />
        <Questions />
      </Container>
    </>
  );
}
