import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stops = [
  'Central Station',
  'Market Square',
  'City Hospital',
  'Riverside',
];
const departures = Array.from({ length: 16 }, (_, index) => ({
  time: `${6 + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
  stop: stops[index % stops.length],
  platform: (index % 3) + 1,
}));

export default function StickyHeader() {
  return (
    <Paper variant="outlined">
      <TableContainer
        role="region"
        aria-label="Departures, scrollable"
        tabIndex={0}
        sx={{ maxHeight: 280 }}
      >
        <Table
          stickyHeader
          size="small"
          aria-label="Departures"
          sx={{
            [`& .${tableCellClasses.stickyHeader}`]: {
              backgroundColor: 'background.paper',
            },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell>Stop</TableCell>
              <TableCell align="right">Platform</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {departures.map(({ time, stop, platform }) => (
              <TableRow key={time}>
                <TableCell component="th" scope="row">
                  {time}
                </TableCell>
                <TableCell>{stop}</TableCell>
                <TableCell align="right">{platform}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
