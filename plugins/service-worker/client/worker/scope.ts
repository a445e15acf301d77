/**
 * What a service worker has as `self`, as far as it is used here: TypeScript's library of it cannot be in one project
 * with that of pages.
 */
export interface WorkerScope extends EventTarget {
  readonly location: Pick<Location, 'href' | 'origin'>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<PageClient[]>;
  };
  skipWaiting(): Promise<void>;
}

/** A page that is open. */
export interface PageClient {
  readonly url: string;
  postMessage(message: unknown, transfer?: Transferable[]): void;
  navigate(url: string): Promise<unknown>;
}

/** An event that lasts as long as what it waits for. */
export interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface WorkerMessageEvent extends MessageEvent {
  waitUntil(promise: Promise<unknown>): void;
}

export const scope = self as unknown as WorkerScope;

/** Listens to an event of the worker's life. */
export function onLife(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void {
  scope.addEventListener(name, (event) => listener(event as WorkerEvent));
}
