import type { HtmlTagObject } from '@docusaurus/types';
import { COLOR_SCHEMES } from '../../kit/preferences';
import type { ThemeColors } from '../types';

/**
 * One `theme-color` a color scheme, for readers without scripts. Both carry both colors: a reader who chooses a mode
 * gets that of the mode, whatever the operating system prefers (spec §4 "Theme mode").
 */
export function buildThemeColorTags({ light, dark }: ThemeColors): HtmlTagObject[] {
  return COLOR_SCHEMES.map((scheme) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: scheme === 'dark' ? dark : light,
      media: `(prefers-color-scheme: ${scheme})`,
      'data-light': light,
      'data-dark': dark,
    },
  }));
}
