import type { PlaygroundData, PlayValue } from '../../types';
import { readQuery, writeQuery } from './query';
import { startValues, type PlayValues } from './values';

/** Where the router believes to be; it is not told of the entries that a playground adds. */
export interface RouterPlace {
  location: { key?: string; pathname: string; hash: string };
}

/** What the preview and the panel read; on the server it never changes. */
export interface PlaySource {
  readonly initial: PlayValues;
  subscribe(listener: () => void): () => void;
  get(): PlayValues;
}

/** What is shown before scripts. */
export function createStaticSource(data: PlaygroundData): PlaySource {
  const initial = startValues(data);
  return { initial, subscribe: () => () => undefined, get: () => initial };
}

/**
 * The values of one playground, kept in the query of the address (issue 4 point 4). A choice adds an entry to the
 * history; what is typed into one field is one entry together.
 */
export class PlayStore implements PlaySource {
  readonly initial: PlayValues;
  private values: PlayValues;
  /** Field in which the reader types. */
  private typing: string | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly data: PlaygroundData,
    private readonly router: RouterPlace,
  ) {
    this.initial = startValues(data);
    this.values = readQuery(data, window.location.search);
  }

  readonly get = (): PlayValues => this.values;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) window.addEventListener('popstate', this.follow, { capture: true });
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('popstate', this.follow, { capture: true });
    };
  };

  /** Sets one prop, or leaves it out. */
  set(prop: string, value: PlayValue | undefined, { typing = false } = {}): void {
    if (this.values[prop] === value) return;
    const isSameEntry = typing && this.typing === prop;
    this.change({ ...this.values, [prop]: value });
    this.typing = typing ? prop : null;
    this.writeAddress(isSameEntry);
  }

  reset(): void {
    if (this.values === this.initial) return;
    this.change(this.initial);
    this.typing = null;
    this.writeAddress(false);
  }

  private change(values: PlayValues): void {
    this.values = values;
    this.listeners.forEach((listener) => listener());
  }

  private writeAddress(replace: boolean): void {
    const { pathname, search, hash } = window.location;
    const query = writeQuery(this.data, this.values, search);
    if (query === search) return;
    try {
      // The router's own state goes along: by its key it is told apart which entries are the router's.
      window.history[replace ? 'replaceState' : 'pushState'](
        window.history.state,
        '',
        pathname + query + hash,
      );
    } catch {
      // Browsers allow only so many changes in a while; the playground works without.
    }
  }

  /**
   * The reader goes back or forward. The router hears of it only when it went elsewhere: it would scroll, and take the
   * page for a new one.
   */
  private readonly follow = (event: PopStateEvent): void => {
    const { pathname, hash, search } = window.location;
    const { location } = this.router;
    const { key } = (event.state ?? {}) as { key?: string };
    const isRouters = key !== location.key || pathname !== location.pathname || hash !== location.hash;
    if (!isRouters) event.stopImmediatePropagation();
    this.typing = null;
    if (pathname === location.pathname) this.change(readQuery(this.data, search));
  };
}
