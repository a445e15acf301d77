import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Seat = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  width: 44,
  height: 44,
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

export default function VarsInStyled() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label="Seats in row F"
    >
      {[11, 12, 13, 14].map((seat) => (
        <Seat
          key={seat}
          type="button"
          aria-pressed={seat === 12}
          aria-label={`Seat ${seat}`}
        >
          {seat}
        </Seat>
      ))}
    </Stack>
  );
}
