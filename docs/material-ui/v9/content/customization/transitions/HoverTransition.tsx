import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Card = styled('a')(({ theme }) => ({
  display: 'block',
  maxWidth: 280,
  padding: theme.spacing(2),
  color: 'inherit',
  textDecoration: 'none',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  transition: theme.transitions.create(['transform', 'border-color'], {
    duration: theme.transitions.duration.shorter,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-visible': {
    transform: 'translateY(-4px)',
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function HoverTransition() {
  return (
    <Card href="#hover-transition">
      <Typography variant="h6" component="p">
        Lantern walk
      </Typography>
      <Typography>Through the botanical garden, Friday at dusk</Typography>
    </Card>
  );
}
