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

/** Colors of a theme by name, `primary` and `secondary` (spec §3 "Theme settings"). */
export type PaletteColors = Partial<Record<PaletteName, { main: string }>>;

export type PaletteName = 'primary' | 'secondary';

/** Spec §3 "Theme settings". */
export interface ThemeSettings {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** CSS pixels of one step of the theme's spacing. */
  spacing: number;
  paletteMode: ColorScheme;
}

/** Spec §3 "Theme settings" and §9 "Theme spacing". */
export const DEFAULT_SETTINGS: ThemeSettings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
};

/** Whether demos look as their library has them. The mode is none of this: it reaches them through CSS. */
export function isPlain({ dense, direction, spacing, paletteColors }: ThemeSettings): boolean {
  return (
    !dense &&
    direction === DEFAULT_SETTINGS.direction &&
    spacing === DEFAULT_SETTINGS.spacing &&
    Object.keys(paletteColors).length === 0
  );
}
