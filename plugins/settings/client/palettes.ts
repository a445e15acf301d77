import type { PaletteName } from '../../kit/preferences';

/** What Material UI's own theme has, for a swatch of its color. */
export const LIBRARY_COLORS: Record<PaletteName, string> = { primary: '#1976d2', secondary: '#9c27b0' };

/** Colors of Material Design in the shades that carry white text. */
export const PALETTE = {
  blue: '#1565c0',
  indigo: '#3949ab',
  purple: '#7b1fa2',
  pink: '#c2185b',
  red: '#c62828',
  orange: '#c43e00',
  green: '#2e7d32',
  teal: '#00796b',
  slate: '#455a64',
} as const;

export type PaletteEntry = keyof typeof PALETTE;
