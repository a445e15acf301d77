/** What a reader chooses: `system` follows the operating system (spec §3 "Preferences"). */
export type Mode = 'light' | 'dark' | 'system';

/** What the site shows. */
export type ColorScheme = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

export const MODES: readonly Mode[] = ['light', 'dark', 'system'];
export const COLOR_SCHEMES: readonly ColorScheme[] = ['light', 'dark'];

/** Spec §9 "Mode storage key"; Material UI's own key, too. */
export const MODE_KEY = 'mui-mode';

/** Storage key of direction, density and colors, as JSON. */
export const SETTINGS_KEY = 'site.settings.theme';
