import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormActions() {
  const [city, setCity] = useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCity(String(new FormData(event.currentTarget).get('city')));
      }}
      onReset={() => setCity('')}
    >
      <TextField name="city" label="City" size="small" required fullWidth />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 2 }}>
        <Button type="submit" variant="contained">
          Find stations
        </Button>
        <Button type="reset">Clear</Button>
      </Stack>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {city && `Searching near ${city}.`}
      </Typography>
    </form>
  );
}
