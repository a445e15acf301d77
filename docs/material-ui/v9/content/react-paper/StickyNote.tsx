import Paper, { paperClasses } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Note = styled(Paper)(({ theme }) => ({
  maxWidth: 260,
  padding: theme.spacing(2),
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  backgroundImage: 'none',
  borderEndEndRadius: 32,
  [`&.${paperClasses.elevation}`]: { rotate: '-1deg' },
}));

export default function StickyNote() {
  return (
    <Note elevation={2}>
      <Typography sx={{ fontWeight: 500 }}>
        Water the ferns on Thursday. Not the cactus. Never the cactus.
      </Typography>
    </Note>
  );
}
