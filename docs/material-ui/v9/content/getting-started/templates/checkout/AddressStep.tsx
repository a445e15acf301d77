import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { OrderFields, StepProps } from './order';
import { OrderField } from './OrderField';

export function AddressStep(props: StepProps) {
  const { order, onChange } = props;
  return (
    <Grid container spacing={2}>
      <Grid size={12}>
        <Typography variant="h6" component="h2">
          Where the parcel goes
        </Typography>
      </Grid>
      <Grid size={12}>
        <OrderField
          {...props}
          field="name"
          label="Full name"
          autoComplete="name"
        />
      </Grid>
      <Grid size={12}>
        <OrderField
          {...props}
          field="street"
          label="Street and number"
          autoComplete="street-address"
        />
      </Grid>
      <Grid size={{ xs: 5, sm: 4 }}>
        <OrderField
          {...props}
          field="zip"
          label="ZIP code"
          autoComplete="postal-code"
        />
      </Grid>
      <Grid size={{ xs: 7, sm: 8 }}>
        <OrderField
          {...props}
          field="city"
          label="City"
          autoComplete="address-level2"
        />
      </Grid>
      <Grid size={12}>
        <FormControl>
          <FormLabel id="delivery">Delivery</FormLabel>
          <RadioGroup
            aria-labelledby="delivery"
            name="delivery"
            value={order.delivery}
            onChange={(_event, value) =>
              onChange({ delivery: value as OrderFields['delivery'] })
            }
          >
            <FormControlLabel
              value="standard"
              control={<Radio />}
              label="Standard, three to five days, free"
            />
            <FormControlLabel
              value="express"
              control={<Radio />}
              label="Express, tomorrow, $9.50"
            />
          </RadioGroup>
        </FormControl>
      </Grid>
    </Grid>
  );
}
