import createCache, { type EmotionCache } from '@emotion/cache';
import { completeThemeSheet } from './themeSheet';

let cache: EmotionCache | undefined;

/** New styles may read what the page's HTML has not of the theme. */
function completeBefore(insert: EmotionCache['insert']): EmotionCache['insert'] {
  return (selector, serialized, ...rest) => {
    completeThemeSheet(serialized.styles);
    return insert(selector, serialized, ...rest);
  };
}

/**
 * The Emotion cache that all demos of a page share. Made with the first demo: making it takes over the styles that
 * the server put in the page.
 */
export function getDemoCache(): EmotionCache {
  if (!cache) {
    cache = createCache({ key: 'css' });
    cache.insert = completeBefore(cache.insert);
  }
  return cache;
}
