import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, account: 'Checking', change: 240 },
  { id: 2, account: 'Savings', change: 35 },
  { id: 3, account: 'Credit card', change: -410 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'account',
    headerName: 'Account',
    flex: 1,
    minWidth: 130,
    headerClassName: 'accounts-header',
  },
  {
    field: 'change',
    headerName: 'Change (USD)',
    type: 'number',
    width: 150,
    headerClassName: 'accounts-header',
    cellClassName: ({ value }) => (Number(value) < 0 ? 'loss' : 'gain'),
    valueFormatter: (value: number) => (value > 0 ? `+${value}` : `${value}`),
  },
];

export default function StyledColumn() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Accounts"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .accounts-header': { bgcolor: 'action.hover' },
          '& .gain': { color: 'success.main' },
          '& .loss': { color: 'error.main', fontWeight: 'medium' },
        }}
      />
    </Box>
  );
}
