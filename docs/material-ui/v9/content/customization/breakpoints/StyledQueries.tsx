import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Invitation = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: theme.spacing(4),
  },
  [theme.breakpoints.down('sm')]: {
    textAlign: 'center',
  },
}));

export default function StyledQueries() {
  return (
    <Invitation aria-label="Opening">
      <Typography variant="h6" component="p">
        Opening of the glass workshop
      </Typography>
      <Typography>Saturday, 4 p.m., at the old ferry house</Typography>
    </Invitation>
  );
}
