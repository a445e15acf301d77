import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { plans } from './plans';

const ROWS: [string, ...string[]][] = [
  ['People', '8', 'No limit', 'No limit'],
  ['Branches or wards', '1', 'No limit', 'No limit'],
  ['Plans ahead', '4 weeks', '6 months', '18 months'],
  ['History', '3 months', '2 years', '10 years'],
  ['Answer from support', '2 days', '8 hours', '1 hour'],
];

export function ComparisonTable() {
  return (
    <Box component="section" aria-labelledby="compare" sx={{ mt: 9 }}>
      <Typography
        id="compare"
        variant="h4"
        component="h2"
        sx={{ mb: 2, fontWeight: 700 }}
      >
        Side by side
      </Typography>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Comparison of plans"
      >
        <Table sx={{ minWidth: 480 }} aria-labelledby="compare">
          <TableHead>
            <TableRow>
              <TableCell scope="col">What you get</TableCell>
              {plans.map(({ name }) => (
                <TableCell key={name} scope="col">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {ROWS.map(([label, ...values]) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={plans[index]?.name}>{value}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
