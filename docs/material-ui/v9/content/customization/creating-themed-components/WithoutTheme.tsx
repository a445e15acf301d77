import Stack from '@mui/material/Stack';
import { BoardingPass } from './_shared/BoardingPass';

export default function WithoutTheme() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <BoardingPass gate="B12">Lisbon, boarding 09:40</BoardingPass>
      <BoardingPass gate="A3" variant="torn">
        Zürich, departed
      </BoardingPass>
    </Stack>
  );
}
