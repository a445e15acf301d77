import type { ColorScheme } from '../kit/preferences';

export const PLUGIN_NAME = 'site-settings';

/** Colors of the browser's own bar. */
export type ThemeColors = Record<ColorScheme, string>;
