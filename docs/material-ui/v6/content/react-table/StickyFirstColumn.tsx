import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const quarters = [1, 2, 3, 4].flatMap((quarter) =>
  ['2024', '2025'].map((year) => `Q${quarter} ${year}`),
);
const regions = ['Alps', 'Coast', 'Lowlands', 'Islands'];

const PinnedCell = styled(TableCell)<TableCellProps>(({ theme }) => ({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
}));

export default function StickyFirstColumn() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Overnight stays, scrollable"
      tabIndex={0}
    >
      <Table aria-label="Overnight stays in thousands" sx={{ minWidth: 900 }}>
        <TableHead>
          <TableRow>
            <PinnedCell>Region</PinnedCell>
            {quarters.map((quarter) => (
              <TableCell key={quarter} align="right">
                {quarter}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {regions.map((region, row) => (
            <TableRow key={region}>
              <PinnedCell component="th" scope="row">
                {region}
              </PinnedCell>
              {quarters.map((quarter, column) => (
                <TableCell key={quarter} align="right">
                  {40 + ((row * 31 + column * 17) % 60)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
