import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Country {
  code: string;
  label: string;
}

const countries: Country[] = [
  { code: 'at', label: 'Austria' },
  { code: 'br', label: 'Brazil' },
  { code: 'jp', label: 'Japan' },
  { code: 'ke', label: 'Kenya' },
];

export default function InsideForm() {
  const [country, setCountry] = useState<Country | null>(null);
  const [sent, setSent] = useState('');

  return (
    <Stack
      component="form"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`country=${String(data.get('country'))}`);
      }}
    >
      <Autocomplete
        fullWidth
        options={countries}
        value={country}
        onChange={(_event, chosen) => setCountry(chosen)}
        renderInput={(params) => (
          <TextField {...params} required label="Ship to" />
        )}
      />
      <input type="hidden" name="country" value={country?.code ?? ''} />
      <Button type="submit" variant="contained">
        Calculate shipping
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {sent && `Sent: ${sent}`}
      </Typography>
    </Stack>
  );
}
