import Typography from '@mui/material/Typography';
import { version } from '@mui/x-date-pickers/package.json';

export default function InstalledVersion() {
  return (
    <Typography>
      This demo runs on MUI X Date Pickers <strong>{version}</strong>.
    </Typography>
  );
}
