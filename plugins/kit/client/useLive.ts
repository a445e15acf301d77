import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether scripts run: tools that work with them only are no part of the server's HTML, which is the smaller for it. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
