import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const warehouses = [
  { id: 'ams-1', label: 'Amsterdam North' },
  { id: 'lis-2', label: 'Lisbon Harbor' },
  { id: 'vie-1', label: 'Vienna South' },
];

export default function IdsAsValue() {
  const [warehouseId, setWarehouseId] = useState<string | null>('lis-2');

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={warehouses}
        getOptionValue={(warehouse) => warehouse.id}
        value={warehouseId}
        onChange={(_event, id) => setWarehouseId(id)}
        renderInput={(params) => <TextField {...params} label="Warehouse" />}
      />
      <Typography variant="body2">
        Stored value: <code>{JSON.stringify(warehouseId)}</code>
      </Typography>
    </Stack>
  );
}
