import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';

const editions = [
  { year: 2022, winner: 'Kite Club', points: 41 },
  { year: 2023, winner: 'North Shore', points: 38 },
  { year: 2024, winner: 'Kite Club', points: 44 },
  { year: 2025, winner: 'Low Tide', points: 40 },
];

const StripedTable = styled(Table)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${tableCellClasses.head}`]: {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    [`& .${tableCellClasses.root}`]: {
      borderBottom: 0,
    },
    [`& tbody .${tableRowClasses.root}:nth-of-type(even)`]: {
      backgroundColor: palette.action.hover,
    },
  };
});

export default function CustomizedTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <StripedTable aria-label="Winners of the regatta">
        <TableHead>
          <TableRow>
            <TableCell>Year</TableCell>
            <TableCell>Winner</TableCell>
            <TableCell align="right">Points</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {editions.map(({ year, winner, points }) => (
            <TableRow key={year}>
              <TableCell component="th" scope="row">
                {year}
              </TableCell>
              <TableCell>{winner}</TableCell>
              <TableCell align="right">{points}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StripedTable>
    </TableContainer>
  );
}
