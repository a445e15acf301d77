import Train from '@mui/icons-material/Train';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SvgIconSizes() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Train fontSize="small" titleAccess="small" />
        <Train titleAccess="medium" />
        <Train fontSize="large" titleAccess="large" />
        <Train sx={{ fontSize: 56 }} titleAccess="56 pixels" />
      </Stack>
      <Typography variant="h5" component="p">
        <Train fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} /> Platform
        4
      </Typography>
    </Stack>
  );
}
