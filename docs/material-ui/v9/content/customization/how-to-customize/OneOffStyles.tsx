import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function OneOffStyles() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined">Add to waiting list</Button>
      <Button
        variant="outlined"
        sx={{
          px: 4,
          borderRadius: 999,
          borderWidth: 2,
          textTransform: 'none',
          '&:hover': { bgcolor: 'action.selected' },
        }}
      >
        Borrow this boat
      </Button>
    </Stack>
  );
}
