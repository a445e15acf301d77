export const PLUGIN_NAME = 'site-announcement';

/** Where the key of the announcement that a reader has closed is kept. */
export const STORAGE_KEY = 'site.announcement';

/** What each page gets. */
export interface AnnouncementSettings {
  key: string;
  text: string;
  /** With the site's base; empty for none. */
  link: string;
  /** Where it is shown, as starts of pathnames that end in a slash. */
  paths: string[];
}
