import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const pricePerMeter = 14;

export default function DependentField() {
  const [meters, setMeters] = React.useState(3);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="cloth-length">Length of the cloth</Typography>
      <Slider
        name="meters"
        aria-labelledby="cloth-length"
        value={meters}
        onChange={(_event, value) => setMeters(value)}
        min={1}
        max={12}
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value} meters`}
      />
      <TextField name="color" label="Color" defaultValue="Moss" />
      <Typography role="status">{`${meters} m cost €${meters * pricePerMeter}`}</Typography>
    </Stack>
  );
}
