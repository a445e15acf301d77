import { STORAGE_KEY } from '../types';

/**
 * Hides the announcement before the first paint where its reader has closed it: it is in the HTML of the page, so nothing moves in
 * either case. The same text is on every page, for its hash is in the Content-Security-Policy.
 */
export function buildInlineScript(key: string): string {
  return `try {
  if (localStorage.getItem('${STORAGE_KEY}') === '${key}') document.documentElement.dataset.announcement = 'closed';
} catch (e) {}`;
}
