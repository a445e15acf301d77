import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} defaultPage={2} aria-label="Text" />
      <Pagination
        count={5}
        defaultPage={2}
        variant="outlined"
        aria-label="Outlined"
      />
      <Pagination
        count={5}
        defaultPage={2}
        variant="outlined"
        shape="rounded"
        aria-label="Rounded"
      />
      <Pagination
        count={5}
        defaultPage={2}
        color="primary"
        aria-label="Primary"
      />
      <Pagination
        count={5}
        defaultPage={2}
        color="secondary"
        variant="outlined"
        aria-label="Secondary"
      />
      <Pagination count={5} defaultPage={2} disabled aria-label="Disabled" />
    </Stack>
  );
}
