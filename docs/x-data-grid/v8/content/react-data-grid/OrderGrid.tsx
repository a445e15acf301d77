import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'A-1041', customer: 'Ines Duarte', items: 3, total: 184.5 },
  { id: 'A-1042', customer: 'Tomasz Zieliński', items: 1, total: 39 },
  { id: 'A-1043', customer: 'Aiko Tanaka', items: 7, total: 1260 },
  { id: 'A-1044', customer: 'Samuel Okafor', items: 2, total: 97.8 },
  { id: 'A-1045', customer: 'Maya Lindqvist', items: 4, total: 312 },
  { id: 'A-1046', customer: 'Diego Fuentes', items: 1, total: 24.9 },
  { id: 'A-1047', customer: 'Priya Raman', items: 5, total: 540.25 },
];

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => money.format(value),
  },
];

export default function OrderGrid() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
