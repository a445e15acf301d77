import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} flexWrap="wrap">
      <Button component="a" href="/joy-ui/getting-started/installation">
        Install Joy UI
      </Button>
      <Button
        component="a"
        variant="outlined"
        href="https://github.com/mui/material-ui"
        target="_blank"
        rel="noreferrer"
        aria-label="Source code (opens in a new tab)"
      >
        Source code
      </Button>
    </Stack>
  );
}
