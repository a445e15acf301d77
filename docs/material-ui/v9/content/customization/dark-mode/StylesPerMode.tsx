import { styled } from '@mui/material/styles';

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  fontFamily: theme.typography.fontFamily,
  color: theme.vars.palette.text.primary,
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[3],
  ...theme.applyStyles('dark', {
    boxShadow: 'none',
    borderColor: theme.vars.palette.primary.main,
  }),
}));

export default function StylesPerMode() {
  return (
    <Notice>
      The elevator to the third floor is being repaired until Thursday.
    </Notice>
  );
}
