import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const cities = [
  { name: 'Bergen', values: [4, 158, 16, 132] },
  { name: 'Porto', values: [13, 148, 25, 15] },
  { name: 'Tallinn', values: [-2, 48, 21, 82] },
];
const units = ['°C', 'mm', '°C', 'mm'];

export default function GroupedColumns() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        aria-label="Weather in January and July"
        sx={{ '& th, & td': { px: 1 } }}
      >
        <colgroup>
          <col />
        </colgroup>
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>City</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              January
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              July
            </TableCell>
          </TableRow>
          <TableRow>
            {units.map((unit, index) => (
              <TableCell key={index} align="right">
                {unit}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {cities.map((city) => (
            <TableRow key={city.name}>
              <TableCell component="th" scope="row">
                {city.name}
              </TableCell>
              {city.values.map((value, index) => (
                <TableCell key={index} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
