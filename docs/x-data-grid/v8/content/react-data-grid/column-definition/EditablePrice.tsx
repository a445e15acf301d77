import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, dish: 'Lentil soup', cents: 650 },
  { id: 2, dish: 'Mushroom risotto', cents: 1480 },
  { id: 3, dish: 'Pear tart', cents: 720 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 150 },
  {
    field: 'price',
    headerName: 'Price (USD)',
    type: 'number',
    width: 140,
    editable: true,
    valueGetter: (value, row) => row.cents / 100,
    valueSetter: (value: number, row) => ({
      ...row,
      cents: Math.round(value * 100),
    }),
    valueFormatter: (value: number | null) => value?.toFixed(2) ?? '',
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(Number(props.value) > 0),
    }),
  },
];

export default function EditablePrice() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid label="Menu" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
