import Typography from '@mui/material/Typography';
import { version } from '@mui/material/version';

export default function InstalledVersion() {
  return (
    <Typography>
      This demo runs on Material UI <strong>{version}</strong>.
    </Typography>
  );
}
