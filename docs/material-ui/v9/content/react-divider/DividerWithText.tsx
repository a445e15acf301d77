import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerWithText() {
  return (
    <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 360, typography: 'body2' }}>
      <Divider>Morning</Divider>
      <Typography>Seeded rolls, croissants, oat bread</Typography>
      <Divider textAlign="left">Noon</Divider>
      <Typography>Onion tart, focaccia</Typography>
      <Divider>
        <Chip component="span" size="small" label="Sold out" />
      </Divider>
      <Typography>Plum cake</Typography>
    </Stack>
  );
}
