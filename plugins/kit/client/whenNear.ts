import { whenIdle } from './whenIdle';

/** Distance from the viewport at which a demo's script is asked for, in CSS pixels. */
const MARGIN = 300;

type Cancel = () => void;

/**
 * Calls back once, in idle time, when an element comes near the viewport, or at once when a reader touches it.
 *
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, callback: () => void): Cancel {
  let cancelIdle: Cancel = () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancelIdle = whenIdle(run);
    },
    { rootMargin: `${MARGIN}px` },
  );
  const stop = () => {
    observer.disconnect();
    cancelIdle();
    element.removeEventListener('pointerover', run);
    element.removeEventListener('focusin', run);
  };
  function run() {
    stop();
    callback();
  }
  element.addEventListener('pointerover', run, { once: true });
  element.addEventListener('focusin', run, { once: true });
  observer.observe(element);
  return stop;
}
