import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PhotoPages() {
  const [page, setPage] = useState(1);

  return (
    <Stack spacing={2}>
      <Typography role="status">
        Photos {page * 24 - 23} to {page * 24} of 240
      </Typography>
      <Pagination
        count={10}
        page={page}
        onChange={(_event, next) => setPage(next)}
        aria-label="Pages of photos"
      />
    </Stack>
  );
}
