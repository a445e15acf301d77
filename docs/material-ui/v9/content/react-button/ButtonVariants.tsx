import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="text">Discard</Button>
      <Button variant="contained" disableElevation>
        Publish, flat
      </Button>
    </Stack>
  );
}
