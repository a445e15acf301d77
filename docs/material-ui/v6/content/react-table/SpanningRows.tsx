import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { text: 'Site visit', quantity: 1, price: 90 },
  { text: 'Oak shelf, oiled', quantity: 4, price: 68.5 },
  { text: 'Mounting kit', quantity: 4, price: 7.25 },
];
const net = lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
const vat = net * 0.2;
const totals = [
  { label: 'Net', value: net },
  { label: 'VAT 20%', value: vat },
  { label: 'To pay', value: net + vat },
];

export default function SpanningRows() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Invoice for shelves">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Units</TableCell>
            <TableCell align="right">Sum (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ text, quantity, price }) => (
            <TableRow key={text}>
              <TableCell component="th" scope="row">
                {text}
              </TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">
                {(quantity * price).toFixed(2)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals.map(({ label, value }, index) => (
            <TableRow key={label}>
              {index === 0 && (
                <TableCell rowSpan={totals.length}>Due in 14 days</TableCell>
              )}
              <TableCell component="th" scope="row" align="right">
                {label}
              </TableCell>
              <TableCell align="right">{value.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
