import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Build {
  id: string;
  status: 'Passed' | 'Failed';
  coverage: number;
}

const rows: Build[] = [
  { id: 'main #412', status: 'Passed', coverage: 91 },
  { id: 'fix-login #98', status: 'Failed', coverage: 64 },
  { id: 'docs #233', status: 'Passed', coverage: 88 },
];

const columns: GridColDef<Build>[] = [
  { field: 'id', headerName: 'Build', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.status}
        color={row.status === 'Passed' ? 'success' : 'error'}
      />
    ),
  },
  {
    field: 'coverage',
    headerName: 'Coverage',
    width: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <LinearProgress
        variant="determinate"
        value={row.coverage}
        aria-label={`Coverage of ${row.id}`}
        sx={{ width: '100%' }}
      />
    ),
  },
];

export default function RenderedCell() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid label="Builds" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
