import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const customers = ['Café Lumen', 'Nordlicht', 'Atelier Roux', 'Bloom & Co'];
const invoices = Array.from({ length: 23 }, (_, index) => ({
  number: `2026-${String(index + 1).padStart(3, '0')}`,
  customer: customers[(index * 3) % customers.length],
  total: 180 + ((index * 137) % 900),
}));

export default function PaginatedTable() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);
  const start = page * rowsPerPage;

  return (
    <Paper variant="outlined">
      <TableContainer>
        <Table size="small" aria-label="Invoices">
          <TableHead>
            <TableRow>
              <TableCell>Number</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell align="right">Total (€)</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {invoices.slice(start, start + rowsPerPage).map((invoice) => (
              <TableRow key={invoice.number}>
                <TableCell component="th" scope="row">
                  {invoice.number}
                </TableCell>
                <TableCell>{invoice.customer}</TableCell>
                <TableCell align="right">{invoice.total}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={invoices.length}
        page={page}
        onPageChange={(_event, nextPage) => setPage(nextPage)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, 25]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}
