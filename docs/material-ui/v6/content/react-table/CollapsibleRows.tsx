import { useId, useState } from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';

const ArrowDownIcon = createSvgIcon(
  <path d="M12 15.5 5.5 9 7 7.5l5 5 5-5L18.5 9z" />,
  'ArrowDown',
);

const orders = [
  { id: 'Order 71', total: '€ 46.00', items: 'Teapot, two cups, sencha' },
  { id: 'Order 72', total: '€ 12.50', items: 'Matcha whisk' },
  { id: 'Order 73', total: '€ 31.80', items: 'Oolong, tea strainer' },
];

function OrderRows({ order }: { order: (typeof orders)[number] }) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();

  return (
    <>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Items of ${order.id}`}
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          >
            <ArrowDownIcon sx={{ rotate: open ? '180deg' : '0deg' }} />
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {order.id}
        </TableCell>
        <TableCell align="right">{order.total}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open} id={detailsId}>
            <Typography variant="body2" sx={{ pb: 2, paddingInlineStart: 5 }}>
              {order.items}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}

export default function CollapsibleRows() {
  return (
    <Table aria-label="Orders">
      <TableBody>
        {orders.map((order) => (
          <OrderRows key={order.id} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}
