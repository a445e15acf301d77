import { ICON_STYLES, type IconStyle } from '../types';
import type { Icons } from './parseIcons';

/** The styles that an icon has. */
export function findStyles(icons: Pick<Icons, 'stylesOf'>, index: number): IconStyle[] {
  const mask = icons.stylesOf(index);
  return ICON_STYLES.filter((_, style) => (mask >> style) & 1).map(({ id }) => id);
}
