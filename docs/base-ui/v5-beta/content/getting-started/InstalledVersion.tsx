import { version } from '@mui/base/package.json';

export default function InstalledVersion() {
  return (
    <p>
      This demo runs on Base UI <strong>{version}</strong>.
    </p>
  );
}
