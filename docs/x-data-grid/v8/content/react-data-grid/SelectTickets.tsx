import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const tickets = [
  { id: 301, subject: 'Invoice shows the wrong VAT rate', owner: 'Nadia' },
  { id: 302, subject: 'Cannot reset password', owner: 'Jonas' },
  { id: 303, subject: 'Export stops at 500 rows', owner: 'Nadia' },
  { id: 304, subject: 'Dark mode hides the logo', owner: 'Wei' },
];

const columns: GridColDef<(typeof tickets)[number]>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 200 },
  { field: 'owner', headerName: 'Owner', width: 120 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function SelectTickets() {
  const [rows, setRows] = React.useState(tickets);
  const [selection, setSelection] = React.useState(nothing);

  const isSelected = (id: number) =>
    selection.ids.has(id) === (selection.type === 'include');
  const count = rows.filter((row) => isSelected(row.id)).length;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={count === 0}
          onClick={() => {
            setRows(rows.filter((row) => !isSelected(row.id)));
            setSelection(nothing);
          }}
        >
          Close tickets
        </Button>
        <Typography role="status">{count} selected</Typography>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Open tickets"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Stack>
  );
}
