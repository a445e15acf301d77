/** How long an idle callback may wait, in milliseconds, before it runs all the same. */
const IDLE_TIMEOUT = 1000;

/**
 * Calls back once when the browser has nothing else to do.
 *
 * @returns a function that stops waiting
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(callback, 1);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  return () => window.cancelIdleCallback(handle);
}
