import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, city: 'Bergen', jan: 229, apr: 114, jul: 148, oct: 271 },
  { id: 2, city: 'Lisbon', jan: 94, apr: 64, jul: 4, oct: 101 },
  { id: 3, city: 'Mumbai', jan: 1, apr: 2, jul: 840, oct: 65 },
  { id: 4, city: 'Phoenix', jan: 23, apr: 7, jul: 27, oct: 14 },
];

const month: Partial<GridColDef> = {
  type: 'number',
  width: 170,
  valueFormatter: (value: number) => `${value} mm`,
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { ...month, field: 'jan', headerName: 'January' },
  { ...month, field: 'apr', headerName: 'April' },
  { ...month, field: 'jul', headerName: 'July' },
  { ...month, field: 'oct', headerName: 'October' },
];

export default function PinnedName() {
  return (
    <Box sx={{ height: 282, width: '100%' }}>
      <DataGridPro
        label="Rainfall by month"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['city'] } }}
        hideFooter
      />
    </Box>
  );
}
