import Container from '@mui/material/Container';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const catches = [
  { fish: 'Herring', kilos: 340 },
  { fish: 'Cod', kilos: 125 },
  { fish: 'Plaice', kilos: 58 },
];

export default function EdgeToEdgeTable() {
  return (
    <Container maxWidth="sm" disableGutters>
      <Table size="small" aria-label="Catch of the week in kilograms">
        <TableBody>
          {catches.map((row) => (
            <TableRow key={row.fish}>
              <TableCell component="th" scope="row">
                {row.fish}
              </TableCell>
              <TableCell align="right">{row.kilos}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Container>
  );
}
