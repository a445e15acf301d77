import StarIcon from '@mui/icons-material/Star';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const TicketChip = styled(Chip)(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  borderStyle: 'dashed',
  fontWeight: theme.typography.fontWeightMedium,
  [`& .${chipClasses.icon}`]: {
    color: theme.vars.palette.warning.main,
  },
}));

export default function CustomizedChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <TicketChip variant="outlined" icon={<StarIcon />} label="Chef’s table" />
      <TicketChip variant="outlined" label="Row 2" />
      <Chip
        label="Early supper"
        sx={{ bgcolor: 'text.primary', color: 'background.paper' }}
      />
    </Stack>
  );
}
