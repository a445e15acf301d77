import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      alignItems="center"
      flexWrap="wrap"
    >
      <Button size="sm">Edit row</Button>
      <Button size="md">Save changes</Button>
      <Button size="lg">Start free trial</Button>
    </Stack>
  );
}
