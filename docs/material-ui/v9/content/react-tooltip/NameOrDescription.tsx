import CropIcon from '@mui/icons-material/Crop';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function NameOrDescription() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Tooltip title="Crop">
        <IconButton>
          <CropIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Keeps the original next to the copy">
        <Button variant="outlined">Export</Button>
      </Tooltip>
    </Stack>
  );
}
