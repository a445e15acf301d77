import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 'A-104', guest: 'Rossi', nights: 3, wishes: 'Ground floor' },
  { id: 'A-105', guest: 'Okafor', nights: 1, wishes: 'Late arrival' },
  { id: 'B-201', guest: 'Lindqvist', nights: 7, wishes: 'Two cots' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'id',
    headerName: 'Room',
    width: 100,
    pinnable: false,
  },
  { field: 'guest', headerName: 'Guest', width: 180 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 160 },
  { field: 'wishes', headerName: 'Wishes', width: 320 },
];

export default function FixedPin() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPro
        label="Rooms tonight"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        pinnedColumnsSectionSeparator="shadow"
        hideFooter
      />
    </Box>
  );
}
