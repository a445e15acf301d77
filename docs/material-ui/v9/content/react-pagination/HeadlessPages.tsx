import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

export default function HeadlessPages() {
  const { items } = usePagination({ count: 12, defaultPage: 3 });
  const current = items.find((item) => item.selected);

  return (
    <Stack
      component="nav"
      aria-label="Diary"
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center' }}
    >
      {items.map((item) =>
        item.type === 'previous' || item.type === 'next' ? (
          <Button
            key={item.type}
            disabled={item.disabled}
            onClick={item.onClick}
            sx={{ order: item.type === 'next' ? 1 : -1 }}
          >
            {item.type === 'previous' ? 'Earlier' : 'Later'}
          </Button>
        ) : null,
      )}
      <Typography variant="body2" role="status">
        Week {current?.page} of 12
      </Typography>
    </Stack>
  );
}
