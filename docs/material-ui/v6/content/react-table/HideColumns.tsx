import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const talks = [
  { title: 'Reading a flame graph', speaker: 'Ada Moreno', room: 'Blue' },
  { title: 'Fonts that load fast', speaker: 'Kofi Mensah', room: 'Green' },
  { title: 'Small accessible forms', speaker: 'Mira Lindt', room: 'Blue' },
];
const fromSmall = { display: { xs: 'none', sm: 'table-cell' } };

export default function HideColumns() {
  return (
    <TableContainer>
      <Table aria-label="Talks on Friday">
        <TableHead>
          <TableRow>
            <TableCell>Talk</TableCell>
            <TableCell sx={fromSmall}>Speaker</TableCell>
            <TableCell>Room</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {talks.map(({ title, speaker, room }) => (
            <TableRow key={title}>
              <TableCell component="th" scope="row">
                {title}
                <Typography
                  variant="body2"
                  sx={{ display: { sm: 'none' }, color: 'text.secondary' }}
                >
                  {speaker}
                </Typography>
              </TableCell>
              <TableCell sx={fromSmall}>{speaker}</TableCell>
              <TableCell>{room}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
