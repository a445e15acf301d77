import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const plants = [
  { name: 'Snake plant', days: 21, price: 24.5 },
  { name: 'Monstera', days: 9, price: 39 },
  { name: 'Olive tree', days: 6, price: 64.9 },
  { name: 'Maidenhair fern', days: 3, price: 18 },
];

export default function BasicTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Plants in stock">
        <TableHead>
          <TableRow>
            <TableCell>Plant</TableCell>
            <TableCell align="right">Days dry</TableCell>
            <TableCell align="right">Price (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plants.map((plant) => (
            <TableRow key={plant.name}>
              <TableCell component="th" scope="row">
                {plant.name}
              </TableCell>
              <TableCell align="right">{plant.days}</TableCell>
              <TableCell align="right">{plant.price.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
