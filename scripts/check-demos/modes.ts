import type { Mode } from './types';

export interface ModeSettings {
  theme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
  /** The reader's browser: what a demo's first render may not depend on (see the README of the plugin `demos`). */
  locale: string;
  timezoneId: string;
  /** Days between the build of the site and the reader's visit. */
  daysLater: number;
}

/**
 * The modes of issue 3 point 9. The site is built once, and read later and elsewhere: so the browser of each mode is
 * another reader's, and a first render that depends on the clock, the time zone or the locale is found.
 */
export const MODE_SETTINGS: Record<Mode, ModeSettings> = {
  light: { theme: 'light', dir: 'ltr', locale: 'en-US', timezoneId: 'UTC', daysLater: 0 },
  dark: { theme: 'dark', dir: 'ltr', locale: 'en-US', timezoneId: 'Pacific/Auckland', daysLater: 400 },
  rtl: { theme: 'light', dir: 'rtl', locale: 'de-DE', timezoneId: 'America/Los_Angeles', daysLater: 0 },
};
