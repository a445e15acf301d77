import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        href="/material-ui/getting-started/installation"
        endIcon={
          <ArrowForwardIcon
            sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
          />
        }
      >
        Install Material UI
      </Button>
      <Button
        variant="outlined"
        href="https://github.com/mui/material-ui"
        target="_blank"
        rel="noreferrer"
        endIcon={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Source code
      </Button>
    </Stack>
  );
}
