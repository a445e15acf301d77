/**
 * What a page fetches only when a reader wants it, and what readers without a connection still want: each is called
 * once, in idle time, where a service worker keeps what comes (plugins/service-worker).
 */
export const offlineLoads: (() => Promise<unknown>)[] = [];
