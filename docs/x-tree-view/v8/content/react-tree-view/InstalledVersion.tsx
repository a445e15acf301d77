import Typography from '@mui/material/Typography';
import { version } from '@mui/x-tree-view/package.json';

export default function InstalledVersion() {
  return (
    <Typography>
      This demo runs on MUI X Tree View <strong>{version}</strong>.
    </Typography>
  );
}
