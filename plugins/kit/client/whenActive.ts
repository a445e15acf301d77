import { whenIdle } from './whenIdle';

/**
 * Calls back once, in idle time, after the first sign of a reader: a pointer, a key or a scroll. What a page can do without
 * until then costs its load nothing.
 *
 * @returns a function that stops waiting
 */
export function whenActive(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onSign = () => {
    controller.abort();
    stop = whenIdle(callback);
  };
  let stop = () => controller.abort();
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(type, onSign, { signal, passive: true });
  }
  return () => stop();
}
