import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const people = [
  { name: 'Amara Obi', team: 'Support', city: 'Lagos' },
  { name: 'Chen Wei', team: 'Design', city: 'Taipei' },
  { name: 'Ewa Nowak', team: 'Support', city: 'Gdańsk' },
  { name: 'Luis Prieto', team: 'Sales', city: 'Bogotá' },
];

export default function FilterRows() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = people.filter(({ name, team, city }) =>
    `${name} ${team} ${city}`.toLowerCase().includes(wanted),
  );

  return (
    <>
      <TextField
        size="small"
        type="search"
        label="Find a colleague"
        helperText={`${found.length} of ${people.length} shown`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{ formHelperText: { role: 'status' } }}
        sx={{ mb: 2 }}
      />
      <Table aria-label="Colleagues">
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>Team</TableCell>
            <TableCell>City</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map(({ name, team, city }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{team}</TableCell>
              <TableCell>{city}</TableCell>
            </TableRow>
          ))}
          {found.length === 0 && (
            <TableRow>
              <TableCell colSpan={3} align="center" sx={{ py: 6 }}>
                Nobody matches “{query}”.
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </>
  );
}
