import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const rides = [
  { route: 'Harbor loop', distance: 18.4, climb: 120 },
  { route: 'Old railway', distance: 42, climb: 210 },
  { route: 'Windmill hill', distance: 27.5, climb: 640 },
  { route: 'Lake crossing', distance: 33.1, climb: 85 },
];
type Column = keyof (typeof rides)[number];
const labels = { route: 'Route', distance: 'km', climb: 'Climb (m)' };
const columns = Object.keys(labels) as Column[];

export default function SortByColumn() {
  const [sorted, setSorted] = useState<Column>('distance');
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');

  const sortBy = (column: Column) => {
    const again = column === sorted && direction === 'asc';
    setDirection(again ? 'desc' : 'asc');
    setSorted(column);
  };
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...rides].sort((a, b) =>
    a[sorted] < b[sorted] ? -sign : sign,
  );

  return (
    <Table aria-label="Bicycle routes">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell
              key={column}
              align={column === 'route' ? undefined : 'right'}
              sortDirection={column === sorted && direction}
            >
              <TableSortLabel
                active={column === sorted}
                direction={column === sorted ? direction : 'asc'}
                onClick={() => sortBy(column)}
              >
                {labels[column]}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((ride) => (
          <TableRow key={ride.route}>
            <TableCell component="th" scope="row">
              {ride.route}
            </TableCell>
            <TableCell align="right">{ride.distance.toFixed(1)}</TableCell>
            <TableCell align="right">{ride.climb}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
