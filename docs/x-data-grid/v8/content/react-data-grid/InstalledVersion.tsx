import Typography from '@mui/material/Typography';
import { version } from '@mui/x-data-grid/package.json';

export default function InstalledVersion() {
  return (
    <Typography>
      This demo runs on MUI X Data Grid <strong>{version}</strong>.
    </Typography>
  );
}
