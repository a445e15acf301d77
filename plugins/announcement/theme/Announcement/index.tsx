import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { closeAnnouncement } from '../../client/closeAnnouncement';
import { settings } from '../../client/settings';
import styles from './styles.module.css';

/** The announcement above the bar; whether it is shown is a matter of CSS, so that the server's HTML is right for all. */
export default function Announcement() {
  const { pathname } = useLocation();
  const { key, text, link, paths } = settings;
  if (text === '' || !paths.some((path) => `${pathname}/`.startsWith(path))) return null;
  return (
    <aside
      className={styles.bar}
      data-announcement-bar=""
      aria-label={translate({ id: 'site.announcement.label', message: 'Announcement' })}
    >
      <p dir="auto" className={styles.text}>
        {link ? <a href={link}>{text}</a> : text}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={translate({ id: 'site.announcement.close', message: 'Close the announcement' })}
        onClick={() => closeAnnouncement(key)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </aside>
  );
}
