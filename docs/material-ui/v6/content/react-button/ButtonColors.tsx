import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined">Reply</Button>
      <Button variant="outlined" color="secondary">
        Label
      </Button>
      <Button variant="outlined" color="success">
        Approve
      </Button>
      <Button variant="outlined" color="error">
        Delete
      </Button>
      <Button variant="outlined" color="inherit">
        Print
      </Button>
    </Stack>
  );
}
