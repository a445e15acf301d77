import { useLayoutEffect, type ReactNode } from 'react';
import clientModules from '@generated/client-modules';
import type { ClientModule } from '@docusaurus/types';
import { findTarget } from './findTarget';

type Action = 'onRouteUpdate' | 'onRouteDidUpdate';

type Route = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Calls all client modules. Returns a function that ends what they began. */
export function dispatchLifecycleAction(action: Action, route: Route): () => void {
  const ends = clientModules.map((module) => (module.default?.[action] ?? module[action])?.(route));
  return () => ends.forEach((end) => end?.());
}

/** The browser itself scrolls where a page is opened. A change of the query alone moves nothing. */
function scroll({ location, previousLocation: previous }: Route): void {
  if (!previous) return;
  const { pathname, hash, search } = location;
  const isQueryOnly = search !== previous.search && hash === previous.hash && pathname === previous.pathname;
  if (isQueryOnly) return;
  if (hash) findTarget(hash)?.scrollIntoView();
  else window.scrollTo(0, 0);
}

interface LifecyclesProps extends Route {
  children: ReactNode;
}

/**
 * Stands in for the framework's `ClientLifecyclesDispatcher`, which throws for a hash such as `#%`: its error replaces the
 * whole page, and a link is enough for it (design §8).
 */
export default function Lifecycles({ children, location, previousLocation }: LifecyclesProps): ReactNode {
  useLayoutEffect(() => {
    if (previousLocation === location) return;
    scroll({ location, previousLocation });
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });
  }, [previousLocation, location]);
  return children;
}
