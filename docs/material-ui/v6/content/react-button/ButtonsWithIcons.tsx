import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const ArrowForwardIcon = createSvgIcon(
  <path d="M4 11h11l-4.5-4.5L12 5l7 7-7 7-1.5-1.5L15 13H4z" />,
  'ArrowForward',
);
const DownloadIcon = createSvgIcon(
  <path d="M11 4h2v8h4l-5 5-5-5h4zM5 19h14v2H5z" />,
  'Download',
);

export default function ButtonsWithIcons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<DownloadIcon />}>
        Download invoice
      </Button>
      <Button variant="contained" endIcon={<ArrowForwardIcon />}>
        To payment
      </Button>
    </Stack>
  );
}
