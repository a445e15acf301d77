import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Peak {
  id: number;
  name: string;
  country: string;
  height: number;
}

const rows: Peak[] = [
  { id: 1, name: 'Denali', country: 'United States', height: 6190 },
  { id: 2, name: 'Elbrus', country: 'Russia', height: 5642 },
  { id: 3, name: 'Aconcagua', country: 'Argentina', height: 6961 },
];

const columns: GridColDef<Peak>[] = [
  { field: 'name', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid label="Mountain peaks" rows={rows} columns={columns} />
    </Box>
  );
}
