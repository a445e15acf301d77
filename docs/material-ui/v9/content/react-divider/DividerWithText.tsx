import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerWithText() {
  return (
    <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 360 }}>
      <Divider>Morning</Divider>
      <Typography variant="body2">
        Seeded rolls, croissants, oat bread
      </Typography>
      <Divider textAlign="left">Noon</Divider>
      <Typography variant="body2">Onion tart, focaccia</Typography>
      <Divider>
        <Chip component="span" size="small" label="Sold out" />
      </Divider>
      <Typography variant="body2">Plum cake</Typography>
    </Stack>
  );
}
