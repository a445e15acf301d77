const PREFIX = 'site.code-tabs.';

/** Choices that the browser refused to store: they last as long as the page. */
const memory = new Map<string, string>();

const listeners = new Set<() => void>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

/** Another tab of the browser chose; without a key, it cleared the storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(PREFIX)) notify();
}

/** Label that the reader last chose in a group with this key, on any page; `null` before the first choice. */
export function readChoice(storageKey: string): string | null {
  try {
    return memory.get(storageKey) ?? localStorage.getItem(PREFIX + storageKey);
  } catch {
    return null;
  }
}

export function writeChoice(storageKey: string, label: string): void {
  try {
    localStorage.setItem(PREFIX + storageKey, label);
    memory.delete(storageKey);
  } catch {
    memory.set(storageKey, label);
  }
  notify();
}

/**
 * Calls back when a choice changes, in this tab of the browser or in another.
 *
 * @returns a function that stops it
 */
export function subscribeToChoices(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
