import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ranges = [
  { boundaryCount: 1, siblingCount: 0 },
  { boundaryCount: 1, siblingCount: 1 },
  { boundaryCount: 2, siblingCount: 1 },
  { boundaryCount: 0, siblingCount: 2 },
];

export default function PageRanges() {
  return (
    <Stack spacing={2}>
      {ranges.map((range) => {
        const name = `boundaryCount ${range.boundaryCount}, siblingCount ${range.siblingCount}`;
        return (
          <div key={name}>
            <Typography variant="body2" color="textSecondary" gutterBottom>
              {name}
            </Typography>
            <Pagination
              count={30}
              defaultPage={12}
              {...range}
              aria-label={name}
            />
          </div>
        );
      })}
    </Stack>
  );
}
