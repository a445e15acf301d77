import { useEffect, type RefObject } from 'react';
import { emitEvent } from '../../kit/client/events';
import { IMPRESSION_DELAY } from './constants';

/** Part of the slot that has to be visible. */
const THRESHOLD = 0.5;

/**
 * Calls back once when an element has been on screen for a time without a break, in a tab that is shown.
 *
 * @param delay milliseconds
 * @returns a function that stops it
 */
export function watchImpression(element: Element, delay: number, callback: () => void): () => void {
  let timer = 0;
  let isInView = false;
  const update = () => {
    window.clearTimeout(timer);
    if (isInView && document.visibilityState === 'visible') timer = window.setTimeout(finish, delay);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold: THRESHOLD },
  );
  const stop = () => {
    window.clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
  function finish() {
    stop();
    callback();
  }
  document.addEventListener('visibilitychange', update);
  observer.observe(element);
  return stop;
}

/**
 * Counts that an ad was seen: after 2500 ms on screen (spec §7 "Analytics events", §9 "Impression delay").
 *
 * @param label what the ad is called in analytics; `null` while there is none, and where nothing is counted
 */
export function useImpression(slot: RefObject<Element | null>, label: string | null): void {
  useEffect(() => {
    if (!slot.current || label === null) return undefined;
    return watchImpression(slot.current, IMPRESSION_DELAY, () =>
      emitEvent({ category: 'ad', action: 'display', label }),
    );
  }, [slot, label]);
}
