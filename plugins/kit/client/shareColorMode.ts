import { MODE_KEY } from '../preferences';
import { getColorMode, setMode, subscribeColorMode } from './colorMode';
import { readStored } from './storedText';

let isShared = false;

/** A provider in this document hears of what is stored as one in another tab does. */
function tellProviders(): void {
  const { mode } = getColorMode();
  if (readStored(MODE_KEY) !== mode) return;
  window.dispatchEvent(
    new StorageEvent('storage', { key: MODE_KEY, newValue: mode, storageArea: localStorage }),
  );
}

/** A provider has shown another scheme: either it has stored a mode as well, or it knows nothing of the reader's. */
function hearProviders(): void {
  const { mode, scheme } = getColorMode();
  if (document.documentElement.dataset.theme !== scheme) setMode(readStored(MODE_KEY) ?? mode);
}

/**
 * Keeps the site's mode and the color schemes of Material UI's own provider one thing, in demos that have one: it stores the mode
 * under the same key, but looks there only when another tab changes it, and sets the same attribute of `<html>` (issue 5
 * point 1 "one source of truth").
 */
export function shareColorMode(): void {
  if (isShared) return;
  isShared = true;
  subscribeColorMode(tellProviders);
  new MutationObserver(hearProviders).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
