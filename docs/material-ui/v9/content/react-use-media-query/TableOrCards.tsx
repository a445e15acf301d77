import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const bees = [
  { hive: 'Orchard', frames: 18, queen: '2025' },
  { hive: 'Chapel', frames: 12, queen: '2026' },
];

export default function TableOrCards() {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  if (isSmall) {
    return (
      <Stack spacing={1}>
        {bees.map(({ hive, frames, queen }) => (
          <Card key={hive} variant="outlined">
            <CardContent>
              <Typography variant="h6" component="h3">
                {hive}
              </Typography>
              <Typography>
                {frames} frames, queen of {queen}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Table aria-label="Hives">
      <TableBody>
        {bees.map(({ hive, frames, queen }) => (
          <TableRow key={hive}>
            <TableCell component="th" scope="row">
              {hive}
            </TableCell>
            <TableCell>{frames} frames</TableCell>
            <TableCell>Queen of {queen}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
