import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useFormats } from '../../../kit/client/useFormats';
import { loadFeed, markRead, retryFeed, useFeed, type FeedState } from '../../client/feedStore';
import type { Notification } from '../../types';
import styles from './late.module.css';

export interface NotificationsPanelProps {
  /** Whether a click waits for the panel: then it opens by itself. */
  isWaiting: boolean;
  /** Gets the number of unread entries as the reader's language writes it; nothing where there are none. */
  onUnread(count: string): void;
}

function Entry({ entry, isNew }: { entry: Notification; isNew: boolean }) {
  const { date } = useFormats();
  return (
    <li className={styles.entry}>
      <p className={styles.meta}>
        <time dateTime={entry.date}>{date(entry.date, { dateStyle: 'medium', timeZone: 'UTC' })}</time>
        {isNew && (
          <span className={styles.new}>
            <Translate id="site.notifications.new">New</Translate>
          </span>
        )}
      </p>
      <h3 dir="auto" className={styles.title}>
        {entry.link ? (
          <a href={entry.link} rel="noopener noreferrer">
            {entry.title}
          </a>
        ) : (
          entry.title
        )}
      </h3>
      {entry.text && (
        <p dir="auto" className={styles.text}>
          {entry.text}
        </p>
      )}
    </li>
  );
}

/** What stands in place of entries: that they are coming, that there are none, or that they did not come. */
function Note({ status }: { status: FeedState['status'] }) {
  return (
    <div className={styles.note}>
      <p role="status">
        {status === 'loading' && translate({ id: 'site.notifications.loading', message: 'Loading…' })}
        {status === 'ready' &&
          translate({ id: 'site.notifications.none', message: 'There are no notifications at the moment.' })}
        {status === 'failed' &&
          translate({
            id: 'site.notifications.unreachable',
            message: 'Notifications cannot be reached now. Your connection or a blocker may be the reason.',
          })}
      </p>
      {status === 'failed' && (
        <button type="button" className={styles.retry} onClick={() => void retryFeed()}>
          <Translate id="site.notifications.retry">Try again</Translate>
        </button>
      )}
    </div>
  );
}

/** Ids of the entries that are new to the reader: those that this opening of the panel shows first, until it is closed. */
function useNews(isOpen: boolean, { notifications, read }: FeedState): readonly string[] {
  const [news, setNews] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isOpen) return setNews([]);
    const fresh = notifications.map(({ id }) => id).filter((id) => !read.includes(id));
    if (fresh.length > 0) setNews((before) => [...before, ...fresh]);
    markRead();
  }, [isOpen, notifications, read]);
  return news;
}

/** Tells the bell how many entries are unread. */
function useUnread({ notifications, read }: FeedState, onUnread: (count: string) => void): void {
  const { number } = useFormats();
  const count = notifications.filter(({ id }) => !read.includes(id)).length;
  useEffect(() => onUnread(count > 0 ? number(count) : ''), [count, number, onUnread]);
}

/** The news behind the bell; fetched when there is a reader. */
export default function NotificationsPanel({ isWaiting, onUnread }: NotificationsPanelProps) {
  const feed = useFeed();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const news = useNews(isOpen, feed);
  useUnread(feed, onUnread);
  useEffect(() => void loadFeed(), []);
  useEffect(() => {
    if (isWaiting) panel.current?.showPopover();
  }, [isWaiting]);
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'open') panel.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={panel}
      id="site-notifications"
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby="site-notifications-title"
      className={styles.panel}
      onToggle={onToggle}
    >
      <h2 id="site-notifications-title" className={styles.heading}>
        <Translate id="site.notifications.heading">Notifications</Translate>
      </h2>
      {feed.notifications.length === 0 && <Note status={feed.status} />}
      <ul className={styles.list}>
        {feed.notifications.map((entry) => (
          <Entry key={entry.id} entry={entry} isNew={news.includes(entry.id)} />
        ))}
      </ul>
    </div>
  );
}
