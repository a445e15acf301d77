import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/SvgIcon';

const PlusIcon = createSvgIcon(
  <path d="M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z" />,
  'Plus',
);

const RulerIcon = createSvgIcon(
  <svg viewBox="0 0 32 16" fill="none" stroke="currentColor" strokeWidth={2}>
    <path d="M1 1h30v14H1zM7 1v6M13 1v8M19 1v6M25 1v8" />
  </svg>,
  'Ruler',
);

export default function OwnSvgIcons() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Button variant="contained" startIcon={<PlusIcon />}>
        Add a guide
      </Button>
      <RulerIcon color="primary" fontSize="large" titleAccess="Ruler" />
    </Stack>
  );
}
