import { readStored, writeStored } from './storedText';

/** `off` where the reader wants none of them. */
const KEY = 'site.singleKeys';

/** What the keys that are pressed belong to. */
const FIELDS = 'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox]';

/** For a browser without storage. */
let choice: string | null = null;

/** Whether shortcuts of one key work; people who speak to their computer turn them off (WCAG 2.2, 2.1.4). */
export function areSingleKeysOn(): boolean {
  return (readStored(KEY) ?? choice) !== 'off';
}

/** Turns shortcuts of one key on or off, for good. */
export function setSingleKeys(isOn: boolean): void {
  choice = isOn ? null : 'off';
  writeStored(KEY, choice);
}

/** Whether a key press is the shortcut of one key, such as `?` or `/`: not in a field, where it is a character. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  // The path sees into shadow roots of demos.
  const [target] = event.composedPath();
  return !(target instanceof Element && target.closest(FIELDS)) && areSingleKeysOn();
}
