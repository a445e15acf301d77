import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const components: Theme['components'] = {
  MuiTable: {
    defaultProps: { size: 'small' },
  },
  MuiTableCell: {
    styleOverrides: {
      head: { fontSize: '0.75rem', letterSpacing: '0.06em' },
      root: { borderBottomStyle: 'dashed' },
    },
  },
};
const teas = [
  { name: 'Sencha', temperature: 75, minutes: 2 },
  { name: 'Darjeeling', temperature: 90, minutes: 3 },
  { name: 'Rooibos', temperature: 100, minutes: 6 },
];

export default function ThemedTable() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <TableContainer>
        <Table aria-label="How to brew tea">
          <TableHead>
            <TableRow>
              <TableCell>Tea</TableCell>
              <TableCell align="right">Water (°C)</TableCell>
              <TableCell align="right">Minutes</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {teas.map(({ name, temperature, minutes }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{temperature}</TableCell>
                <TableCell align="right">{minutes}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ThemeProvider>
  );
}
