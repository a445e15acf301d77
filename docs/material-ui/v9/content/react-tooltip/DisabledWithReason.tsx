import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledWithReason() {
  const [ready, setReady] = useState(false);
  const [merged, setMerged] = useState(0);

  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
      <FormControlLabel
        label="Two photos chosen"
        control={<Switch onChange={(_event, checked) => setReady(checked)} />}
      />
      <Tooltip
        describeChild
        title={ready ? '' : 'Choose at least two photos first'}
      >
        <Button
          variant="outlined"
          aria-disabled={!ready}
          onClick={() => ready && setMerged(merged + 1)}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
        >
          Merge photos ({merged})
        </Button>
      </Tooltip>
      <Tooltip describeChild title="Nothing to undo">
        <span>
          <Button disabled>Undo</Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
