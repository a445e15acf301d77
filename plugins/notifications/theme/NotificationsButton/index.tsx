import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import type { NotificationsPanelProps } from '@theme/NotificationsPanel';
import { loadLate } from '../../../kit/client/lateCode';
import { whenActive } from '../../../kit/client/whenActive';
import styles from './styles.module.css';

/**
 * A bell with the number of unread news. The panel, and with it the feed, is fetched once there is a reader who does
 * something: a page alone asks for neither.
 */
export default function NotificationsButton() {
  const [Panel, setPanel] = useState<ComponentType<NotificationsPanelProps>>();
  const [unread, setUnread] = useState('');
  const [click, setClick] = useState<'loading' | 'failed'>();
  const load = useCallback(
    () => import('@theme/NotificationsPanel').then((module) => setPanel(() => module.default)),
    [],
  );
  useEffect(() => whenActive(() => void load().catch(() => undefined)), [load]);
  const open = () => {
    setClick('loading');
    loadLate(load).catch(() => setClick('failed'));
  };
  const label = unread
    ? translate(
        { id: 'site.notifications.unread', message: 'Notifications, {count} unread' },
        { count: unread },
      )
    : translate({ id: 'site.notifications.title', message: 'Notifications' });
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="site-notifications"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={Panel ? undefined : open}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1h-13zM8.5 17.5h3" />
        </svg>
        <span className={styles.unread}>{unread}</span>
      </button>
      <span role="alert" className={styles.error}>
        {click === 'failed' &&
          translate({ id: 'site.notifications.failed', message: 'Notifications could not be loaded.' })}
      </span>
      {Panel && <Panel isWaiting={click === 'loading'} onUnread={setUnread} />}
    </span>
  );
}
