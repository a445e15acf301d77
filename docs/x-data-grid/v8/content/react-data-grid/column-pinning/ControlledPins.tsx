import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, part: 'Brake pad', supplier: 'Norden AS', stock: 40, total: 1180 },
  { id: 2, part: 'Chain, 11-speed', supplier: 'Ruota', stock: 12, total: 408 },
  { id: 3, part: 'Inner tube', supplier: 'Norden AS', stock: 95, total: 570 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'part', headerName: 'Part', width: 180 },
  { field: 'supplier', headerName: 'Supplier', width: 220 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 200 },
  { field: 'total', headerName: 'Value', type: 'number', width: 120 },
];

type Pins = NonNullable<DataGridProProps['pinnedColumns']>;

export default function ControlledPins() {
  const [pins, setPins] = React.useState<Pins>({ right: ['total'] });
  const isPinned = pins.right?.includes('total') ?? false;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the value in view"
        control={
          <Switch
            checked={isPinned}
            onChange={(_event, checked) =>
              setPins({ ...pins, right: checked ? ['total'] : [] })
            }
          />
        }
      />
      <Box sx={{ height: 230 }}>
        <DataGridPro
          label="Spare parts"
          rows={rows}
          columns={columns}
          pinnedColumns={pins}
          onPinnedColumnsChange={setPins}
          hideFooter
        />
      </Box>
    </Box>
  );
}
