import { version } from '@base-ui/react/package.json';

export default function InstalledVersion() {
  return (
    <p>
      This demo runs on Base UI <strong>{version}</strong>.
    </p>
  );
}
