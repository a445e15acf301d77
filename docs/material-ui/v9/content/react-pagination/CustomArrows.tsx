import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function CustomArrows() {
  return (
    <Pagination
      count={9}
      shape="rounded"
      aria-label="Pages of the cookbook"
      renderItem={(item) => (
        <PaginationItem
          {...item}
          slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }}
        />
      )}
    />
  );
}
