import { readStored, watchStored, writeStored } from '../../kit/client/storedText';

/** What the reader has said; `null` while they have not. */
export type Consent = 'granted' | 'denied' | null;

const KEY = 'site.analytics.consent';

const listeners = new Set<() => void>();

/** What was said on a page whose browser keeps nothing. */
let said: Consent = null;

export function readConsent(): Consent {
  const stored = readStored(KEY);
  return stored === 'granted' || stored === 'denied' ? stored : said;
}

export function writeConsent(consent: Exclude<Consent, null>): void {
  said = consent;
  writeStored(KEY, consent);
  listeners.forEach((listener) => listener());
}

/** Calls back when the reader says something, here or in another tab. Returns a function that stops that. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchStored(KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
