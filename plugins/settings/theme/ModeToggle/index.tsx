import { translate } from '@docusaurus/Translate';
import { setMode, useColorMode } from '../../../kit/client/colorMode';
import type { Mode } from '../../../kit/preferences';
import { Icon } from '../../client/Icon';
import { useFollowingDocusaurus } from '../../client/useFollowingDocusaurus';
import styles from './styles.module.css';

const NEXT: Record<Mode, Mode> = { light: 'dark', dark: 'system', system: 'light' };

function toLabel(mode: Mode): string {
  if (mode === 'light') return translate({ id: 'site.mode.light', message: 'Color mode: light' });
  if (mode === 'dark') return translate({ id: 'site.mode.dark', message: 'Color mode: dark' });
  return translate({ id: 'site.mode.system', message: 'Color mode: system' });
}

/** Steps through light, dark and system (spec §4 "Theme mode"). */
export default function ModeToggle() {
  const { mode } = useColorMode();
  useFollowingDocusaurus();
  const label = toLabel(mode);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => setMode(NEXT[mode])}
    >
      <Icon name={mode} />
    </button>
  );
}
