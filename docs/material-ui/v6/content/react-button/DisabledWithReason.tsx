import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledWithReason() {
  const [agreed, setAgreed] = useState(false);
  const reasonId = useId();

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="I have read the house rules"
        control={
          <Checkbox
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        }
      />
      <Button
        variant="contained"
        disabled={!agreed}
        aria-describedby={reasonId}
      >
        Check in
      </Button>
      <Typography id={reasonId} variant="body2" color="text.secondary">
        {agreed ? 'You can check in now.' : 'Read the house rules first.'}
      </Typography>
    </Stack>
  );
}
