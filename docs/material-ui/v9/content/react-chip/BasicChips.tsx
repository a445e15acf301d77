import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicChips() {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="h6" component="p">
        Lentil soup with lemon
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Chip label="Vegan" />
        <Chip label="35 minutes" icon={<ScheduleIcon />} />
        <Chip label="Serves 4" variant="outlined" />
      </Stack>
    </Stack>
  );
}
