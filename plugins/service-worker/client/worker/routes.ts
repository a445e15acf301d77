import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { answerOffline } from './offline';
import { scope } from './scope';
import { files, media, pages, search } from './strategies';

const ROUTES: { folders: RegExp; strategy: Strategy }[] = [
  { folders: /^(assets|fonts)\//, strategy: files },
  { folders: /^search\//, strategy: search },
];

/** What the site publishes for programs, and documents that are apart from it. */
const NO_PAGE = /^(demo-sandbox\/|sw\.js$)|\.(md|txt|json|xml)$/;

/** Path below the base of the site; `null` for other hosts, which are never touched. */
function pathOf(url: URL, baseUrl: string): string | null {
  const isOwn = url.origin === scope.location.origin && url.pathname.startsWith(baseUrl);
  return isOwn ? url.pathname.slice(baseUrl.length) : null;
}

/** What is done with a file of the site, by its address; `null` for what goes to the network as ever. */
export function selectStrategy(url: URL, baseUrl: string, isPage: boolean): Strategy | null {
  const path = pathOf(url, baseUrl);
  if (path === null) return null;
  const route = ROUTES.find(({ folders }) => folders.test(path));
  if (route) return route.strategy;
  return isPage && !NO_PAGE.test(path) ? pages : null;
}

interface NavigationEvent extends Event {
  /** What the browser has asked for while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
}

async function passOn(request: Request, { preloadResponse }: NavigationEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Answers the pages' requests; third parties, and whatever is not here, go to the network as ever. */
export function routeRequests(baseUrl: string): void {
  registerRoute(
    ({ url, request }) => request.mode === 'navigate' || selectStrategy(url, baseUrl, false) !== null,
    ({ url, request, event }) => {
      const strategy = selectStrategy(url, baseUrl, request.mode === 'navigate');
      return strategy ? strategy.handle({ request, event }) : passOn(request, event as NavigationEvent);
    },
  );
  registerRoute(
    ({ url, request }) => request.destination === 'image' && pathOf(url, baseUrl) !== null,
    media,
  );
  setCatchHandler(async ({ request }) =>
    request.destination === 'document' ? answerOffline(baseUrl) : Response.error(),
  );
}
