import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { createTheme } from '@mui/material/styles';

const theme = createTheme();

const calls = {
  'theme.spacing(2)': theme.spacing(2),
  "theme.spacing(1, 'auto')": theme.spacing(1, 'auto'),
  "theme.breakpoints.up('md')": theme.breakpoints.up('md'),
  'theme.typography.pxToRem(18)': theme.typography.pxToRem(18),
  "theme.transitions.create('opacity')": theme.transitions.create('opacity'),
  "theme.alpha('#2e7d32', 0.2)": theme.alpha('#2e7d32', 0.2),
};

export default function ResolvedValues() {
  return (
    <Table
      size="small"
      aria-label="Results of functions in the theme"
      sx={{ td: { overflowWrap: 'anywhere' } }}
    >
      <TableBody>
        {Object.entries(calls).map(([call, result]) => (
          <TableRow key={call}>
            <TableCell component="th" scope="row">
              <code dir="ltr">{call}</code>
            </TableCell>
            <TableCell>
              <code dir="ltr">{result}</code>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
