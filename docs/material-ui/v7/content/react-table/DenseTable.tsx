import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const builds = [
  { id: 4218, branch: 'main', result: 'Passed' },
  { id: 4217, branch: 'fix-dates', result: 'Failed' },
  { id: 4216, branch: 'main', result: 'Passed' },
  { id: 4215, branch: 'export', result: 'Passed' },
  { id: 4214, branch: 'export', result: 'Canceled' },
];

export default function DenseTable() {
  return (
    <TableContainer>
      <Table size="small">
        <caption>The last five builds</caption>
        <TableHead>
          <TableRow>
            <TableCell>Build</TableCell>
            <TableCell>Branch</TableCell>
            <TableCell>Result</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {builds.map((build) => (
            <TableRow key={build.id} hover>
              <TableCell component="th" scope="row">
                {build.id}
              </TableCell>
              <TableCell>{build.branch}</TableCell>
              <TableCell>{build.result}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
