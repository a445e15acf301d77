import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { completeThemeSheet } from './themeSheet';

/** An Emotion cache whose styles find all that they read of the theme. */
export function createDemoCache(options: { key: string; stylisPlugins?: StylisPlugin[] }): EmotionCache {
  const cache = createCache(options);
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    completeThemeSheet(serialized.styles);
    return insert(selector, serialized, ...rest);
  };
  return cache;
}

let cache: EmotionCache | undefined;

/**
 * The Emotion cache that all demos of a page share. Made with the first demo: making it takes over the styles that
 * the server put in the page.
 */
export function getDemoCache(): EmotionCache {
  cache ??= createDemoCache({ key: 'css' });
  return cache;
}
