import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const note = 'Contains traces of hazelnut, almond and other tree nuts';

export default function LongLabels() {
  return (
    <Stack sx={{ gap: 2, width: 240, alignItems: 'flex-start' }}>
      <Chip label={note} />
      <Chip
        label={note}
        slotProps={{ label: { sx: { whiteSpace: 'normal', py: 0.75 } } }}
        sx={{ height: 'auto' }}
      />
    </Stack>
  );
}
