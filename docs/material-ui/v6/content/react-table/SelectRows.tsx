import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const mails = [
  { id: 1, from: 'Ines Duarte', subject: 'Keys for the studio' },
  { id: 2, from: 'Tax office', subject: 'Your notice for 2025' },
  { id: 3, from: 'Jonas Berg', subject: 'Photos from Sunday' },
];
const allIds = mails.map((mail) => mail.id);

export default function SelectRows() {
  const [selected, setSelected] = useState([2]);
  const all = selected.length === mails.length;
  const some = selected.length > 0 && !all;
  const toggle = (id: number, checked: boolean) =>
    setSelected(
      checked ? [...selected, id] : selected.filter((other) => other !== id),
    );

  return (
    <>
      <Typography role="status">{selected.length} selected</Typography>
      <Table aria-label="Inbox">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={some}
                inputRef={(input: HTMLInputElement | null) => {
                  if (input) input.indeterminate = some;
                }}
                onChange={() => setSelected(all ? [] : allIds)}
                slotProps={{ input: { 'aria-label': 'Select all messages' } }}
              />
            </TableCell>
            <TableCell>From</TableCell>
            <TableCell>Subject</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map(({ id, from, subject }) => (
            <TableRow key={id} hover selected={selected.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(id)}
                  onChange={(_event, checked) => toggle(id, checked)}
                  slotProps={{ input: { 'aria-label': `Select ${subject}` } }}
                />
              </TableCell>
              <TableCell>{from}</TableCell>
              <TableCell component="th" scope="row">
                {subject}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
