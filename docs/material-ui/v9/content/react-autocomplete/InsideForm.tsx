import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const countries = [
  { code: 'at', label: 'Austria' },
  { code: 'br', label: 'Brazil' },
  { code: 'jp', label: 'Japan' },
  { code: 'ke', label: 'Kenya' },
];

export default function InsideForm() {
  const [code, setCode] = useState<string | null>(null);
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
        getOptionValue={(country) => country.code}
        value={code}
        onChange={(_event, newCode) => setCode(newCode)}
        renderInput={(params) => (
          <TextField {...params} required label="Ship to" />
        )}
      />
      <input type="hidden" name="country" value={code ?? ''} />
      <Button type="submit" variant="contained">
        Calculate shipping
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {sent && `Sent: ${sent}`}
      </Typography>
    </Stack>
  );
}
