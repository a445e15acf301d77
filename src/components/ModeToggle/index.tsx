import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { translate } from '@docusaurus/Translate';
import { Icon, type IconName } from '../Icon';
import styles from './styles.module.css';

type Choice = 'light' | 'dark' | null;

const NEXT = new Map<Choice, Choice>([
  ['light', 'dark'],
  ['dark', null],
  [null, 'light'],
]);

function describe(choice: Choice): { icon: IconName; label: string } {
  if (choice === 'light')
    return { icon: 'sun', label: translate({ id: 'site.mode.light', message: 'Color mode: light' }) };
  if (choice === 'dark')
    return { icon: 'moon', label: translate({ id: 'site.mode.dark', message: 'Color mode: dark' }) };
  return { icon: 'system', label: translate({ id: 'site.mode.system', message: 'Color mode: system' }) };
}

/** Steps through light, dark and system. */
export function ModeToggle() {
  const { colorModeChoice, setColorMode } = useColorMode();
  const isBrowser = useIsBrowser();
  const choice = isBrowser ? colorModeChoice : null;
  const { icon, label } = describe(choice);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(NEXT.get(choice) ?? null)}
    >
      <Icon name={icon} />
    </button>
  );
}
