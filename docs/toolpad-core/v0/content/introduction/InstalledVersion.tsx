import Typography from '@mui/material/Typography';
import { version } from '@toolpad/core/package.json';

export default function InstalledVersion() {
  return (
    <Typography>
      This demo runs on Toolpad Core <strong>{version}</strong>.
    </Typography>
  );
}
