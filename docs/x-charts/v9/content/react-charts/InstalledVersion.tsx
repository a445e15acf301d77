import Typography from '@mui/material/Typography';
import { version } from '@mui/x-charts/package.json';

export default function InstalledVersion() {
  return (
    <Typography>
      This demo runs on MUI X Charts <strong>{version}</strong>.
    </Typography>
  );
}
