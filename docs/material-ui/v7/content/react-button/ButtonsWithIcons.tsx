import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonsWithIcons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<FileDownloadOutlinedIcon />}>
        Download invoice
      </Button>
      <Button variant="contained" endIcon={<ArrowForwardIcon />}>
        To payment
      </Button>
    </Stack>
  );
}
