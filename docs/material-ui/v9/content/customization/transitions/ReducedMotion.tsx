import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  ThemeProvider,
  useTheme,
  type ReducedMotionMode,
} from '@mui/material/styles';

export default function ReducedMotion() {
  const outer = useTheme();
  const [reducedMotion, setReducedMotion] =
    useState<ReducedMotionMode>('system');
  const [open, setOpen] = useState(false);

  return (
    <Stack
      useFlexGap
      spacing={2}
      sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={reducedMotion}
        onChange={(_event, value) => value && setReducedMotion(value)}
        aria-label="Reduced motion"
      >
        <ToggleButton value="never">never</ToggleButton>
        <ToggleButton value="system">system</ToggleButton>
        <ToggleButton value="always">always</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={() => ({ ...outer, motion: { reducedMotion } })}>
        <LinearProgress
          aria-label="Uploading the floor plan"
          sx={{ width: '100%' }}
        />
        <Button
          variant="outlined"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
        >
          {open ? 'Hide' : 'Show'} details
        </Button>
        <Collapse in={open} sx={{ width: '100%' }}>
          <Alert severity="info">Two of three floors are uploaded.</Alert>
        </Collapse>
      </ThemeProvider>
    </Stack>
  );
}
