import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const stations = [
  { id: 'GVA', name: 'Genève-Cornavin', country: 'Switzerland', platforms: 8 },
  { id: 'ZRH', name: 'Zürich HB', country: 'Switzerland', platforms: 26 },
  { id: 'MUC', name: 'München Hbf', country: 'Germany', platforms: 32 },
  { id: 'LYO', name: 'Lyon Part-Dieu', country: 'France', platforms: 12 },
  { id: 'MIL', name: 'Milano Centrale', country: 'Italy', platforms: 24 },
];

const columns: GridColDef<(typeof stations)[number]>[] = [
  { field: 'id', headerName: 'Code', width: 80 },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'platforms', headerName: 'Platforms', type: 'number', width: 110 },
];

export default function SearchToolbar() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Stations"
        rows={stations}
        columns={columns}
        showToolbar
        ignoreDiacritics
        hideFooter
      />
    </Box>
  );
}
