'use client';
import * as React from 'react';
import TableCell from '@mui/material/TableCell';
import { visuallyHidden } from '@mui/utils';

function createData(id, name, calories) {
  return { id, name, calories };
}

const rows = [createData(1, 'Cupcake', 305), createData(2, 'Donut', 452)];

function descendingComparator(a, b, orderBy) {
  if (b[orderBy] < a[orderBy]) {
    return -1;
  }
  return b[orderBy] > a[orderBy] ? 1 : 0;
}

function getComparator(order, orderBy) {
  return order === 'desc'
    ? (a, b) => descendingComparator(a, b, orderBy)
    : (a, b) => -descendingComparator(a, b, orderBy);
}

const headCells = [
  { id: 'name', label: 'Dessert' },
  { id: 'calories', label: 'Calories' },
];

function Head(props) {
  const { order, orderBy, onRequestSort } = props;
  const createSortHandler = (property) => (event) => {
    onRequestSort(event, property);
  };

  return headCells.map((headCell) => (
    <TableCell
      key={headCell.id}
      sortDirection={orderBy === headCell.id ? order : false}
      onClick={createSortHandler(headCell.id)}
    >
      {headCell.label}
      <span style={visuallyHidden}>{order}</span>
    </TableCell>
  ));
}

export default function TableDemo() {
  const [order, setOrder] = React.useState('asc');
  const [orderBy, setOrderBy] = React.useState('calories');
  const [selected, setSelected] = React.useState([]);

  const handleRequestSort = (event, property) => {
    const isAsc = orderBy === property && order === 'asc';
    setOrder(isAsc ? 'desc' : 'asc');
    setOrderBy(property);
  };

  const handleClick = (event, id) => {
    let newSelected = [];
    newSelected = newSelected.concat(selected, id);
    setSelected(newSelected);
  };

  return (
    <table>
      <Head order={order} orderBy={orderBy} onRequestSort={handleRequestSort} />
      {[...rows].sort(getComparator(order, orderBy)).map((row) => (
        <tr key={row.id} onClick={(event) => handleClick(event, row.id)} />
      ))}
    </table>
  );
}
