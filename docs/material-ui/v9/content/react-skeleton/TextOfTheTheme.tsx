import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const lines = [
  { variant: 'h4', text: 'The lighthouse keepers' },
  { variant: 'subtitle1', text: 'A novel by Nora Winther' },
  { variant: 'body2', text: 'Paperback, 312 pages' },
] as const;

export default function TextOfTheTheme() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      />
      {lines.map(({ variant, text }) => (
        <Typography key={variant} variant={variant} component="p">
          {loading ? <Skeleton animation={false} /> : text}
        </Typography>
      ))}
    </Stack>
  );
}
