import { onEvent } from '../../kit/client/events';
import { whenIdle } from '../../kit/client/whenIdle';
import { refusesTracking } from './refusesTracking';
import type { Tracker } from './createTracker';

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

let loading: Promise<Tracker> | undefined;

/**
 * In idle time, once; never for readers whose browser says no. Blocked or offline, nothing is counted. The document of a
 * framed demo is part of a page: it asks nothing and counts nothing.
 */
function withTracker(callback: (tracker: Tracker) => void): void {
  if (refusesTracking() || parent !== window) return;
  loading ??= new Promise((resolve, reject) => {
    whenIdle(() => import('./start').then(({ startTracker }) => resolve(startTracker()), reject));
  });
  loading.then(callback, () => undefined);
}

/** The title of a page is set with its first frame; a page in the background has none. */
function whenTitled(callback: () => void): void {
  if (document.hidden) callback();
  else window.requestAnimationFrame(callback);
}

/** Docusaurus calls it for the first page and for each change of address. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (location.pathname === previousLocation?.pathname) return;
  whenTitled(() => withTracker((tracker) => tracker.pageView()));
}

onEvent((event) => withTracker((tracker) => tracker.event(event)));
