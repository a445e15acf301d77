import { version } from '@mui/joy/package.json';
import Typography from '@mui/joy/Typography';

export default function InstalledVersion() {
  return (
    <Typography>
      This demo runs on Joy UI <strong>{version}</strong>.
    </Typography>
  );
}
