import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function DisabledUntilAccepted() {
  const [accepted, setAccepted] = useState(false);

  return (
    <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="I understand that this closes my account"
        control={
          <Checkbox
            checked={accepted}
            onChange={(event) => setAccepted(event.target.checked)}
          />
        }
      />
      <Button variant="contained" color="error" disabled={!accepted}>
        Close account
      </Button>
    </Stack>
  );
}
