import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    title: 'The Left Hand of Darkness',
    author: 'U. K. Le Guin',
    loans: 48,
  },
  { id: 2, title: 'Invisible Cities', author: 'Italo Calvino', loans: 31 },
  { id: 3, title: 'Things Fall Apart', author: 'Chinua Achebe', loans: 57 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 2,
    minWidth: 180,
  },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
  {
    field: 'loans',
    headerName: 'Loans this year',
    description: 'Times the book left the library since January 1',
    type: 'number',
    width: 140,
  },
];

export default function ColumnBasics() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Library books"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
