import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  stock: number;
}

const products: Product[] = [
  { id: 1, name: 'Cast-iron kettle', stock: 12 },
  { id: 2, name: 'Linen apron', stock: 40 },
  { id: 3, name: 'Walnut cutting board', stock: 7 },
];

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 160 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function EditStock() {
  const [message, setMessage] = React.useState('Double-click a stock count.');
  const [failed, setFailed] = React.useState(false);

  const save = (next: Product) => {
    if (next.stock === null || next.stock < 0) {
      throw new Error('Stock must be 0 or more. Press Escape to undo.');
    }
    setFailed(false);
    setMessage(`${next.name}: ${next.stock} in stock.`);
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          label="Stock"
          rows={products}
          columns={columns}
          hideFooter
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => {
            setFailed(true);
            setMessage(error.message);
          }}
        />
      </Box>
      <Alert severity={failed ? 'error' : 'info'}>{message}</Alert>
    </Stack>
  );
}
