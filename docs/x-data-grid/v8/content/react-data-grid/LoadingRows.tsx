import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const loaded = [
  { id: 1, name: 'backup-nightly', duration: '12 min' },
  { id: 2, name: 'reindex-search', duration: '4 min' },
  { id: 3, name: 'rotate-keys', duration: '20 s' },
];

const columns: GridColDef<(typeof loaded)[number]>[] = [
  { field: 'name', headerName: 'Job', flex: 1, minWidth: 150 },
  { field: 'duration', headerName: 'Last run', width: 120 },
];

export default function LoadingRows() {
  const [state, setState] = React.useState<'loading' | 'empty' | 'ready'>(
    'loading',
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setState('loading')}>Loading</Button>
        <Button onClick={() => setState('empty')}>No jobs</Button>
        <Button onClick={() => setState('ready')}>Three jobs</Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          label="Scheduled jobs"
          rows={state === 'ready' ? loaded : []}
          columns={columns}
          loading={state === 'loading'}
          localeText={{ noRowsLabel: 'No jobs are scheduled' }}
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
