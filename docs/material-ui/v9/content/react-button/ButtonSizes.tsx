import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Button variant="contained" size="small">
        Filter rows
      </Button>
      <Button variant="contained">Save changes</Button>
      <Button variant="contained" size="large">
        Start free trial
      </Button>
    </Stack>
  );
}
