import { useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SettingsDrawerProps } from '@theme/SettingsDrawer';
import { loadLate } from '../../../kit/client/lateCode';
import { Icon } from '../../client/Icon';
import styles from './styles.module.css';

/** Opens the settings drawer, which is fetched, with its library, on the first click (spec §2 "Settings drawer"). */
export default function SettingsButton() {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<SettingsDrawerProps> | null>(null);
  const show = async () => {
    setOpen(true);
    setFailed(false);
    try {
      const { default: Loaded } = await loadLate(() => import('@theme/SettingsDrawer'));
      setDrawer(() => Loaded);
    } catch {
      setFailed(true);
    }
  };
  const label = translate({ id: 'site.settings.open', message: 'Settings' });
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={open && !Drawer && !failed}
        aria-label={label}
        title={label}
        onClick={show}
      >
        <Icon name="settings" />
      </button>
      <span role="alert" className={styles.error}>
        {failed &&
          translate({
            id: 'site.settings.failed',
            message: 'The settings could not be loaded. Please try again later.',
          })}
      </span>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </span>
  );
}
