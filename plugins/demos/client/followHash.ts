import { setCodePreferences } from '../../kit/client/codePreferences';
import { readHash } from './hashPreferences';

function follow(hash: string): void {
  const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
  const { stem, change } = readHash(
    decodeURIComponentSafe(hash),
    demos.map((demo) => demo.dataset.demo ?? ''),
  );
  if (Object.keys(change).length > 0) setCodePreferences(change);
  // The hash with language and styling is no element's identifier: the browser does not scroll there by itself.
  if (stem && Object.keys(change).length > 0) document.getElementById(stem)?.scrollIntoView();
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Client module: links to a demo in one language and styling (spec §4 "Code variant and code styling"). */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  const isNew = location.pathname !== previousLocation?.pathname || location.hash !== previousLocation.hash;
  if (location.hash && isNew) follow(location.hash);
}
