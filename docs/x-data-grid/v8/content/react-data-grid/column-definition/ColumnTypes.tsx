import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const rows = [
  {
    id: 1,
    trail: 'Sea Cliff Loop',
    km: 8.4,
    opened: new Date(2019, 4, 11),
    level: 1,
    dogs: true,
    notes: 'Exposed to wind after the lighthouse. Turn back in fog.',
  },
  {
    id: 2,
    trail: 'Granite Ridge',
    km: 17.2,
    opened: new Date(2008, 6, 2),
    level: 3,
    dogs: false,
    notes: 'Carry two liters of water: the spring dries up in August.',
  },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'trail', headerName: 'Trail', width: 150 },
  { field: 'km', headerName: 'Km', type: 'number', width: 80 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => date.format(value),
  },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: [
      { value: 1, label: 'Easy' },
      { value: 2, label: 'Moderate' },
      { value: 3, label: 'Hard' },
    ],
  },
  { field: 'dogs', headerName: 'Dogs', type: 'boolean', width: 80 },
  { field: 'notes', headerName: 'Notes', type: 'longText', width: 220 },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 178, width: '100%' }}>
      <DataGrid label="Trails" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
