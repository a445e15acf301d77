import { readEditName } from '../../kit/client/editHash';
import { setCodePreferences } from '../../kit/client/codePreferences';
import { readHash } from './hashPreferences';

/**
 * Goes where a hash leads: to a demo in one language and styling (spec §4 "Code variant and code styling"), or to an
 * edited one.
 */
export function followHash(hash: string): void {
  const edited = readEditName(hash);
  if (edited !== null) return document.getElementById(edited)?.closest('[data-demo]')?.scrollIntoView();
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
