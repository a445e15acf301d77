import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={2} flexWrap="wrap">
      <Button variant="solid">Book table</Button>
      <Button variant="soft">Join waitlist</Button>
      <Button variant="outlined">See menu</Button>
      <Button variant="plain">Not now</Button>
    </Stack>
  );
}
