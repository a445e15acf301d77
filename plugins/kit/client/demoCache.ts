import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/**
 * The Emotion cache that all demos of a page share. Made with the first demo: making it takes over the styles that
 * the server put in the page.
 */
export function getDemoCache(): EmotionCache {
  cache ??= createCache({ key: 'css' });
  return cache;
}
