import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function PushedToTheEnd() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ width: '100%', maxWidth: 480, flexWrap: 'wrap' }}
    >
      <Button color="error">Delete</Button>
      <Button sx={{ marginInlineStart: 'auto' }}>Discard</Button>
      <Button variant="contained">Save</Button>
    </Stack>
  );
}
