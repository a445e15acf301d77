import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const order = ['Low', 'Medium', 'High', 'Urgent'];

const rows = [
  { id: 1, task: 'Replace the smoke detectors', priority: 'Urgent' },
  { id: 2, task: 'Paint the stairwell', priority: 'Low' },
  { id: 3, task: 'Service the elevator', priority: 'High' },
  { id: 4, task: 'Order light bulbs', priority: 'Medium' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 180 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 130,
    sortingOrder: ['desc', 'asc'],
    sortComparator: (a: string, b: string) =>
      order.indexOf(a) - order.indexOf(b),
  },
];

export default function CustomSortOrder() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Maintenance tasks"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
