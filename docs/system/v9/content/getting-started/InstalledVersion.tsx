import { Box } from '@mui/system';
import { version } from '@mui/system/version';

export default function InstalledVersion() {
  return (
    <Box component="p" sx={{ m: 0 }}>
      This demo runs on MUI System <strong>{version}</strong>.
    </Box>
  );
}
