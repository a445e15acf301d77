import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkedPages() {
  // With a router, this comes from the address.
  const [page, setPage] = useState(3);

  return (
    <Pagination
      count={7}
      page={page}
      onChange={(event, next) => {
        event.preventDefault();
        setPage(next);
      }}
      renderItem={(item) => (
        <PaginationItem {...item} component="a" href={`?page=${item.page}`} />
      )}
      aria-label="Search results"
    />
  );
}
