import { useState } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const spinner = <CircularProgress aria-label="Loading" />;

export default function LoadingPositions() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack useFlexGap spacing={2} alignItems="flex-start">
      <Checkbox
        label="Loading"
        checked={loading}
        onChange={(event) => setLoading(event.target.checked)}
      />
      <Stack direction="row" useFlexGap spacing={2} flexWrap="wrap">
        <Button loading={loading} loadingIndicator={spinner}>
          Upload
        </Button>
        <Button
          variant="soft"
          loading={loading}
          loadingIndicator={spinner}
          loadingPosition="start"
        >
          Sync calendar
        </Button>
        <Button
          variant="outlined"
          loading={loading}
          loadingIndicator={spinner}
          loadingPosition="end"
        >
          Send
        </Button>
        <Button variant="plain" loading={loading} loadingIndicator="Searching…">
          Search again
        </Button>
      </Stack>
    </Stack>
  );
}
