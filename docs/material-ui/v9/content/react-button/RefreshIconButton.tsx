import { useEffect, useRef, useState } from 'react';
import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RefreshIconButton() {
  const [loading, setLoading] = useState(false);
  const [checks, setChecks] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = () => {
    setLoading(true);
    timer.current = setTimeout(() => {
      setLoading(false);
      setChecks((previous) => previous + 1);
    }, 1500);
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label="Check for new mail"
        loading={loading}
        onClick={refresh}
      >
        <RefreshIcon />
      </IconButton>
      <Typography role="status">
        {loading ? 'Checking…' : `Checked ${checks} times`}
      </Typography>
    </Stack>
  );
}
