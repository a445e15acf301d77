import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function FirstAndLast() {
  return (
    <Stack spacing={2}>
      <Pagination
        count={40}
        defaultPage={20}
        boundaryCount={0}
        showFirstButton
        showLastButton
        aria-label="Pages of the log"
      />
      <Pagination
        count={6}
        hidePrevButton
        hideNextButton
        aria-label="Chapters"
      />
    </Stack>
  );
}
