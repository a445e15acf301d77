import Alert from '@mui/material/Alert';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { StepProps } from './order';
import { OrderField } from './OrderField';

const NUMERIC = { htmlInput: { inputMode: 'numeric' } } as const;

export function PaymentStep(props: StepProps) {
  return (
    <Grid container spacing={2}>
      <Grid size={12}>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          How you pay
        </Typography>
        <Alert severity="info">
          This is a template: use 4242 4242 4242 4242, 04/29 and 123.
        </Alert>
      </Grid>
      <Grid size={12}>
        <OrderField
          {...props}
          field="card"
          label="Card number"
          autoComplete="cc-number"
          slotProps={NUMERIC}
        />
      </Grid>
      <Grid size={6}>
        <OrderField
          {...props}
          field="expiry"
          label="Expires"
          autoComplete="cc-exp"
          helperText="Month and year, as 04/29"
        />
      </Grid>
      <Grid size={6}>
        <OrderField
          {...props}
          field="code"
          label="Security code"
          autoComplete="cc-csc"
          helperText="On the back"
          slotProps={NUMERIC}
        />
      </Grid>
    </Grid>
  );
}
