import { WILL_YOU_RELOAD } from '../types';
import { hasTypedText } from './typedText';

/** How often a page that waits to reload looks whether it may, in milliseconds. */
const LOOK = 1000;

/** Hosts that answer with two deployments by turns would reload a page for ever: not twice within this time. */
const PAUSE = 5 * 60_000;

/** A page that stays open asks for a new worker when the reader comes back, at most this often. */
const CHECK = 60 * 60_000;

const KEY = 'site.serviceWorker.reloaded';

function readLast(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

function reload(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage there is no way to tell: one reload for each worker all the same.
  }
  location.reload();
}

/** Reloads once, as soon as the reader looks at the page and nothing that they typed is lost by it. */
function reloadWhenFocused(): void {
  const look = () => {
    if (!document.hasFocus() || hasTypedText() || Date.now() - readLast() < PAUSE) return;
    window.clearInterval(timer);
    window.removeEventListener('focus', look);
    reload();
  };
  const timer = window.setInterval(look, LOOK);
  window.addEventListener('focus', look);
  look();
}

function followController(): void {
  let hadWorker = navigator.serviceWorker.controller !== null;
  let isWaiting = false;
  const change = () => {
    // The first worker takes over a page that is as new as itself.
    if (hadWorker && !isWaiting) {
      isWaiting = true;
      reloadWhenFocused();
    }
    hadWorker = true;
  };
  navigator.serviceWorker.addEventListener('controllerchange', change);
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data !== WILL_YOU_RELOAD) return;
    ports[0]?.postMessage(true);
    change();
  });
}

/**
 * Tells a worker that waits to take over, then reloads the page once when it has focus (spec §4 "Service worker").
 *
 * @param takeOver tells a worker not to wait
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  takeOver: (worker: ServiceWorker) => void,
): void {
  followController();
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) takeOver(registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  let checked = Date.now();
  window.addEventListener('focus', () => {
    if (Date.now() - checked < CHECK) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
}
