import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const sensors = [
  { room: 'Archive', humidity: '42%' },
  { room: 'Greenhouse', humidity: '71%' },
  { room: 'Server room', humidity: '38%' },
];

export default function LoadingRows() {
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    // Stands for the request to your server.
    const timer = setTimeout(() => setLoading(false), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <>
      <Button loading={loading} onClick={() => setLoading(true)} sx={{ mb: 1 }}>
        Reload
      </Button>
      <Table aria-label="Humidity" aria-busy={loading}>
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell align="right">Humidity</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sensors.map(({ room, humidity }) => (
            <TableRow key={room}>
              <TableCell component="th" scope="row">
                {loading ? <Skeleton width="60%" /> : room}
              </TableCell>
              <TableCell align="right">
                {loading ? <Skeleton /> : humidity}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
