/** Something that a reader did and that a plugin counts (spec §7 "Analytics events"). */
export interface SiteEvent {
  /** What it belongs to, for example `feedback`. */
  category: string;
  /** What happened, for example `yes`. */
  action: string;
  /** Where or to what, for example a pathname. */
  label?: string;
}

type Listener = (event: SiteEvent) => void;

const listeners = new Set<Listener>();

/** Tells whoever listens, such as analytics, that something happened; without listeners nothing does. */
export function emitEvent(event: SiteEvent): void {
  listeners.forEach((listener) => listener(event));
}

/**
 * Calls back for each event from now on.
 *
 * @returns a function that stops listening
 */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
