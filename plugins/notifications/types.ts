export const PLUGIN_NAME = 'site-notifications';

/** What the browser needs of the options. */
export interface NotificationsSettings {
  /** Where the feed is: an address, or a path with the site's base in front. */
  feed: string;
  /** Path below which the site lives: links that are paths of the site begin below it. */
  baseUrl: string;
  /** Milliseconds after which the feed is asked again. */
  refreshAfter: number;
  /** Milliseconds for one request. */
  timeout: number;
}

/** An entry of the feed as it is shown: all of it is text. */
export interface Notification {
  id: string;
  title: string;
  text: string;
  /** A day such as `2026-11-20`, or a day and time. */
  date: string;
  /** An http(s) address, or a path of the site with its base. */
  link?: string;
}
