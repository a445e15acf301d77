import { createHash } from 'node:crypto';
import type { RegistryRow } from '../../plugins/kit/node';
import type { SiteEnv } from './env';

/** The fixture's announcement is on one page, so that tests of others are about those. */
const FIXTURE_OPTIONS = {
  key: 'fixture',
  text: 'Version 2 of the fixture is out.',
  link: '/fixture/getting-started',
  paths: ['/fixture/odd/one-line'],
};

function buildOptions({ id, text, link }: SiteEnv['notices']['announcement']): Record<string, unknown> {
  const hash = createHash('sha256').update(`${text}\n${link}`).digest('hex').slice(0, 8);
  return { key: id || hash, text, link };
}

/** The row of `announcement`: on where the environment has a text, and with the fixture (`.env.example`). */
export function buildAnnouncementRow({ notices, fixture }: SiteEnv): RegistryRow {
  return {
    name: 'announcement',
    enabled: notices.announcement.text !== '' || fixture,
    options: fixture ? FIXTURE_OPTIONS : buildOptions(notices.announcement),
    slots: { pageTop: ['@theme/Announcement'] },
  };
}

/** The row of `notifications`, with the feed that the environment names (`.env.example`). */
export function buildNotificationsRow({ notices: { feedUrl } }: SiteEnv): RegistryRow {
  return {
    name: 'notifications',
    enabled: true,
    options: feedUrl ? { feed: feedUrl } : {},
    slots: { navbarEnd: ['@theme/NotificationsButton'] },
    csp: URL.canParse(feedUrl) ? { 'connect-src': [new URL(feedUrl).origin] } : {},
  };
}
