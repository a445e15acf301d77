import CloudDone from '@mui/icons-material/CloudDone';
import Stack from '@mui/material/Stack';

const colors = [
  'inherit',
  'action',
  'disabled',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function SvgIconColors() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <CloudDone key={color} color={color} titleAccess={color} />
      ))}
      <CloudDone sx={{ color: 'deeppink' }} titleAccess="deeppink" />
    </Stack>
  );
}
