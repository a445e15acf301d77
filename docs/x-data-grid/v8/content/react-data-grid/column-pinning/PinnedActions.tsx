import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { DoneIcon } from './icons';

const requests = [
  { id: 1, who: 'Amina Yusuf', from: '2026-03-02', note: 'Family visit' },
  { id: 2, who: 'Jonas Weber', from: '2026-03-16', note: 'Moving house' },
  { id: 3, who: 'Mei Tanaka', from: '2026-04-06', note: 'Half days only' },
];

export default function PinnedActions() {
  const [rows, setRows] = React.useState(requests);

  const columns = React.useMemo<GridColDef<(typeof requests)[number]>[]>(
    () => [
      { field: 'who', headerName: 'Who', width: 180 },
      { field: 'from', headerName: 'First day', width: 150 },
      { field: 'note', headerName: 'Note', width: 320 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DoneIcon />}
              label={`Approve the request of ${params.row.who}`}
              onClick={() =>
                setRows((all) => all.filter((row) => row.id !== params.id))
              }
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPro
        label="Requests for leave"
        rows={rows}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD],
            right: ['actions'],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
