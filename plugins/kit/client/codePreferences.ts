import { useSyncExternalStore } from 'react';
import { getCookie, setCookie } from './cookies';

/** Language of the code that a reader sees (spec §3 "Preferences"). */
export type CodeVariant = 'JS' | 'TS';

/** Styling of the demos that a reader sees. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

export interface CodePreferences {
  variant: CodeVariant;
  styling: CodeStyling;
}

export const CODE_VARIANTS: readonly CodeVariant[] = ['JS', 'TS'];
export const CODE_STYLINGS: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

/** Spec §4 "Code variant and code styling". */
export const DEFAULT_PREFERENCES: CodePreferences = { variant: 'TS', styling: 'MUI System' };

const COOKIES = { variant: 'codeVariant', styling: 'codeStyling' } as const;
const CHANNEL = 'site.codePreferences';

let current: CodePreferences | undefined;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/** Valid values of anything that claims to be preferences; what is not valid stays as it is now. */
function complete(claim: { variant?: unknown; styling?: unknown } | null): CodePreferences {
  const { variant: oldVariant, styling: oldStyling } = current ?? DEFAULT_PREFERENCES;
  return {
    variant: oneOf(CODE_VARIANTS, claim?.variant) ?? oldVariant,
    styling: oneOf(CODE_STYLINGS, claim?.styling) ?? oldStyling,
  };
}

function apply(next: CodePreferences): void {
  if (current?.variant === next.variant && current.styling === next.styling) return;
  current = next;
  listeners.forEach((listener) => listener());
}

/** The cookies may have changed while nobody listened: on a page without demos, or in the browser's page cache. */
function restore(): void {
  apply(complete({ variant: getCookie(COOKIES.variant), styling: getCookie(COOKIES.styling) }));
}

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) restore();
}

/** Cookies tell nobody when they change: other tabs hear of it here. */
function listenToOthers(): void {
  restore();
  window.addEventListener('pageshow', onPageShow);
  channel = openChannel();
  if (channel) channel.onmessage = ({ data }: MessageEvent<object | null>) => apply(complete(data));
}

function stopListening(): void {
  window.removeEventListener('pageshow', onPageShow);
  channel?.close();
  channel = null;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listenToOthers();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopListening();
  };
}

function getSnapshot(): CodePreferences {
  if (!current) restore();
  return current ?? DEFAULT_PREFERENCES;
}

/** The reader's choice now, outside of React. */
export function getCodePreferences(): CodePreferences {
  return getSnapshot();
}

/** The reader's choice, the same on the whole site; on the server and while hydrating, the default. */
export function useCodePreferences(): CodePreferences {
  return useSyncExternalStore(subscribe, getSnapshot, () => DEFAULT_PREFERENCES);
}

/** Changes the choice for the whole site, keeps it for a year and tells other tabs (spec §4, §9). */
export function setCodePreferences(change: Partial<CodePreferences>): void {
  const next = { ...getSnapshot(), ...change };
  setCookie(COOKIES.variant, next.variant);
  setCookie(COOKIES.styling, next.styling);
  apply(next);
  const sender = channel ?? openChannel();
  sender?.postMessage(next);
  if (sender !== channel) sender?.close();
}
