'use client';
import * as React from 'react';
import TableCell from '@mui/material/TableCell';
import { visuallyHidden } from '@mui/utils';

interface Data {
  id: number;
  calories: number;
  name: string;
}

function createData(id: number, name: string, calories: number): Data {
  return { id, name, calories };
}

const rows = [createData(1, 'Cupcake', 305), createData(2, 'Donut', 452)];

function descendingComparator<T>(a: T, b: T, orderBy: keyof T) {
  if (b[orderBy] < a[orderBy]) {
    return -1;
  }
  return b[orderBy] > a[orderBy] ? 1 : 0;
}

type Order = 'asc' | 'desc';

function getComparator<Key extends keyof any>(
  order: Order,
  orderBy: Key,
): (a: { [key in Key]: number | string }, b: { [key in Key]: number | string }) => number {
  return order === 'desc'
    ? (a, b) => descendingComparator(a, b, orderBy)
    : (a, b) => -descendingComparator(a, b, orderBy);
}

interface HeadCell {
  id: keyof Data;
  label: string;
}

const headCells: readonly HeadCell[] = [
  { id: 'name', label: 'Dessert' },
  { id: 'calories', label: 'Calories' },
];

interface HeadProps {
  onRequestSort: (event: React.MouseEvent<unknown>, property: keyof Data) => void;
  order: Order;
  orderBy: string;
}

function Head(props: HeadProps) {
  const { order, orderBy, onRequestSort } = props;
  const createSortHandler =
    (property: keyof Data) => (event: React.MouseEvent<unknown>) => {
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
  const [order, setOrder] = React.useState<Order>('asc');
  const [orderBy, setOrderBy] = React.useState<keyof Data>('calories');
  const [selected, setSelected] = React.useState<readonly number[]>([]);

  const handleRequestSort = (
    event: React.MouseEvent<unknown>,
    property: keyof Data,
  ) => {
    const isAsc = orderBy === property && order === 'asc';
    setOrder(isAsc ? 'desc' : 'asc');
    setOrderBy(property);
  };

  const handleClick = (event: React.MouseEvent<unknown>, id: number) => {
    let newSelected: readonly number[] = [];
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
