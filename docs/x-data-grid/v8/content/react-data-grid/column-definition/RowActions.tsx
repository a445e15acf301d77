import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { ArchiveIcon } from './icons';

const messages = [
  { id: 1, from: 'Lena Brandt', subject: 'Contract for review' },
  { id: 2, from: 'Kofi Mensah', subject: 'Photos of the site visit' },
  { id: 3, from: 'Sara Haddad', subject: 'Budget for spring' },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(messages);

  const columns = React.useMemo<GridColDef<(typeof messages)[number]>[]>(
    () => [
      { field: 'from', headerName: 'From', width: 130 },
      { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArchiveIcon />}
              label={`Archive "${params.row.subject}"`}
              onClick={() =>
                setRows((all) => all.filter((row) => row.id !== params.id))
              }
            />
            <GridActionsCellItem
              showInMenu
              label="Move to top"
              onClick={() =>
                setRows((all) => [
                  params.row,
                  ...all.filter((row) => row.id !== params.id),
                ])
              }
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid label="Inbox" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
