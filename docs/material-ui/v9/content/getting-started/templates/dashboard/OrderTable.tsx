import * as React from 'react';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { orders, type Order } from './data';

const COLORS: Record<Order['state'], 'default' | 'success' | 'error'> = {
  Baking: 'default',
  Ready: 'success',
  Late: 'error',
};

export function OrderTable() {
  const [query, setQuery] = React.useState('');
  const shown = orders.filter(({ id, customer }) =>
    `${id} ${customer}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Card variant="outlined">
      <Stack
        direction="row"
        sx={{
          p: 2,
          gap: 1,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Typography id="orders" variant="h6" component="h2">
          Orders to pick up today
        </Typography>
        <TextField
          id="order-search"
          type="search"
          size="small"
          label="Find an order"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Stack>
      <TableContainer
        role="region"
        aria-label="Orders, scrolls sideways"
        tabIndex={0}
      >
        <Table aria-labelledby="orders" sx={{ minWidth: 560 }}>
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell>Pick-up</TableCell>
              <TableCell>State</TableCell>
              <TableCell align="right">Total</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ id, customer, pickUp, total, state }) => (
              <TableRow key={id} hover>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell>{pickUp}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={COLORS[state]}
                    label={state}
                  />
                </TableCell>
                <TableCell align="right">${total.toFixed(2)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography
        role="status"
        variant="body2"
        sx={{ px: 2, py: 1.5, color: 'text.secondary' }}
      >
        {shown.length} of {orders.length} orders
      </Typography>
    </Card>
  );
}
