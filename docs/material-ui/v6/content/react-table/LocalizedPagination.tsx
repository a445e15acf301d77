import { useState } from 'react';
import TablePagination from '@mui/material/TablePagination';

const buttonLabels = {
  first: 'Zur ersten Seite',
  previous: 'Zur vorherigen Seite',
  next: 'Zur nächsten Seite',
  last: 'Zur letzten Seite',
};

export default function LocalizedPagination() {
  const [page, setPage] = useState(3);

  return (
    <TablePagination
      component="div"
      lang="de"
      count={4812}
      page={page}
      onPageChange={(_event, nextPage) => setPage(nextPage)}
      rowsPerPage={50}
      rowsPerPageOptions={[]}
      showFirstButton
      showLastButton
      labelDisplayedRows={({ from, to, count }) =>
        `${from}–${to} von ${count.toLocaleString('de-DE')}`
      }
      getItemAriaLabel={(type) => buttonLabels[type]}
    />
  );
}
