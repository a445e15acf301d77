import type { PageMessage } from '../types';

export type Look = Omit<Extract<PageMessage, { type: 'look' }>, 'type'>;

/** Mode and direction that the site shows at the moment. */
export function readLook(): Look {
  const { dataset, dir } = document.documentElement;
  return { theme: dataset.theme ?? 'light', direction: document.body.dir || dir || 'ltr' };
}

/**
 * Calls back whenever the site changes its mode or its direction.
 *
 * @returns a function that stops that
 */
export function watchLook(callback: (look: Look) => void): () => void {
  const observer = new MutationObserver(() => callback(readLook()));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir'] });
  observer.observe(document.body, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
