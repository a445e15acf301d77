import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Price = styled('p')(({ theme }) => ({
  margin: 0,
  color: (theme.vars ?? theme).palette.success.main,
}));

const Ticket = styled('div', { shouldForwardProp: (prop) => prop !== 'sold' })<{
  sold?: boolean;
}>(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(2),
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  '&:hover .ticket-price': { fontWeight: 700 },
  variants: [{ props: { sold: true }, style: { borderStyle: 'dashed' } }],
}));

export default function TicketCards() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Ticket>
        Organ concert, row 4<Price className="ticket-price">€24</Price>
      </Ticket>
      <Ticket sold>
        Organ concert, row 9<Price className="ticket-price">Sold</Price>
      </Ticket>
    </Stack>
  );
}
