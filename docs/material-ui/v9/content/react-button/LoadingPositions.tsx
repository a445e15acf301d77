import { useState } from 'react';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LoadingPositions() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack useFlexGap spacing={2}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={loading}>
          Fetch data
        </Button>
        <Button
          variant="outlined"
          startIcon={<CloudUploadIcon />}
          loading={loading}
          loadingPosition="start"
        >
          Upload
        </Button>
        <Button
          variant="contained"
          endIcon={<SendIcon />}
          loading={loading}
          loadingPosition="end"
        >
          Send
        </Button>
        <Button variant="outlined" loading={loading} loadingIndicator="Saving…">
          Save document
        </Button>
      </Stack>
    </Stack>
  );
}
