import { useState } from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DraftActions() {
  const [saved, setSaved] = useState('Soup of the day');
  const [text, setText] = useState(saved);
  const changed = text !== saved;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Menu line"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack useFlexGap direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<SaveIcon />}
          onClick={() => setSaved(text)}
        >
          Save
        </Button>
        <Button variant="outlined">Preview</Button>
        <Button
          color="error"
          disabled={!changed}
          onClick={() => setText(saved)}
        >
          Discard
        </Button>
      </Stack>
    </Stack>
  );
}
