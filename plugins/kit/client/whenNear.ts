/** Distance from the viewport at which a demo's script is asked for, in CSS pixels. */
const MARGIN = 300;

/** How long an idle callback may wait, in milliseconds, before it runs all the same. */
const IDLE_TIMEOUT = 1000;

type Cancel = () => void;

function whenIdle(callback: () => void): Cancel {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(callback, 1);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  return () => window.cancelIdleCallback(handle);
}

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
