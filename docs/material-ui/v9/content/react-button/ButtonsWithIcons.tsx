import DownloadIcon from '@mui/icons-material/Download';
import SendIcon from '@mui/icons-material/Send';
import ShareIcon from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonsWithIcons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<DownloadIcon />}>
        Download invoice
      </Button>
      <Button variant="contained" endIcon={<SendIcon />}>
        Send reply
      </Button>
      <Button size="small" startIcon={<ShareIcon />}>
        Share
      </Button>
    </Stack>
  );
}
