import CircularProgress, {
  circularProgressClasses,
} from '@mui/material/CircularProgress';
import LinearProgress, {
  linearProgressClasses,
} from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ThickBar = styled(LinearProgress)(({ theme }) => ({
  height: 12,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: {
    borderRadius: 6,
    background: `linear-gradient(90deg, ${theme.vars.palette.primary.main}, ${theme.vars.palette.secondary.main})`,
  },
}));

export default function CustomizedProgress() {
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 400 }}>
      <ThickBar variant="determinate" value={62} aria-label="Toner" />
      <CircularProgress
        variant="determinate"
        enableTrackSlot
        aria-label="Drum"
        size={56}
        thickness={6}
        value={70}
        sx={{
          [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
          [`& .${circularProgressClasses.track}`]: { opacity: 0.2 },
        }}
      />
    </Stack>
  );
}
