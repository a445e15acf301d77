import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, item: 'Desk lamp', price: 42, quantity: 3, vat: 0.2 },
  { id: 2, item: 'Whiteboard', price: 129.9, quantity: 1, vat: 0.2 },
  { id: 3, item: 'Field guide', price: 18.5, quantity: 12, vat: 0.05 },
];

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'vat',
    headerName: 'VAT',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
  },
  {
    field: 'total',
    headerName: 'Total with VAT',
    type: 'number',
    width: 150,
    valueGetter: (value, row) => row.price * row.quantity * (1 + row.vat),
    valueFormatter: (value: number) => euro.format(value),
  },
];

export default function DerivedValue() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Invoice lines"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
