import { startPage, watchLateCode } from '@site/plugins/kit/client/lateCode';
import { findTarget } from './findTarget';

/** The framework decodes the address before it renders anything: one that cannot be decoded is one without a page. */
function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(pathname);
  } catch {
    window.history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}

let isOnTheWay = false;

/**
 * The framework reloads where the script of the next page is gone. The address is the next page's by then, the place that browsers
 * bring back is still that of the page before: the next page is to begin at its start, or at its section.
 */
function leavePlace(): void {
  const { history, location } = window;
  const hasComeSo = history.scrollRestoration === 'manual';
  window.addEventListener('pagehide', () => {
    if (isOnTheWay) history.scrollRestoration = 'manual';
  });
  window.addEventListener('load', () => {
    if (hasComeSo) findTarget(location.hash)?.scrollIntoView();
    // While the event lasts, browsers would yet bring back the place.
    setTimeout(() => (history.scrollRestoration = 'auto'));
  });
}

if (typeof window !== 'undefined') {
  mendAddress();
  leavePlace();
  watchLateCode();
}

export function onRouteDidUpdate(): void {
  isOnTheWay = false;
}

/** Docusaurus calls it for each change of address. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  if (location.pathname === previousLocation?.pathname) return;
  isOnTheWay = previousLocation !== null;
  startPage();
}
