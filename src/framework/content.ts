/**
 * Prose that is in the HTML of pages and not in their scripts (`src/build/keep`). The page that the browser opened has it;
 * for pages that the router shows later it is fetched beside their script.
 */
const pages = new Map<string, Promise<string[]>>();

/** The same once it is there, and what the opened page had. */
const arrived = new Map<string, string[]>();

const normalize = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** The page whose HTML the browser has. */
const opened = typeof window === 'undefined' ? undefined : normalize(window.location.pathname);

async function fetchContent(pathname: string): Promise<string[]> {
  const base = __webpack_public_path__;
  const url = `${base}assets/content/${__webpack_hash__.slice(0, 8)}/${pathname.slice(base.length)}.json`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The content of ${pathname} is not there: ${response.status}`);
  const content = (await response.json()) as string[];
  // A network or a host may answer in its place.
  if (!Array.isArray(content)) throw new Error(`The content of ${pathname} is none.`);
  arrived.set(pathname, content);
  return content;
}

/** Fetches the prose of a page, once; a failure is not remembered. */
export function loadContent(path: string): Promise<string[]> {
  const pathname = normalize(path);
  const present = pages.get(pathname);
  if (present) return present;
  const content = fetchContent(pathname);
  pages.set(pathname, content);
  content.catch(() => pages.delete(pathname));
  return content;
}

/** Part `n` of a page's prose, if it is there. */
export function contentOf(pathname: string, n: number): string | undefined {
  return arrived.get(normalize(pathname))?.[n];
}

/** Remembers part `n` of a page that goes out of sight, so that it is there when the reader comes back. */
export function rememberContent(pathname: string, n: number, html: string): void {
  const content = arrived.get(normalize(pathname)) ?? [];
  content[n] ??= html;
  arrived.set(normalize(pathname), content);
}

/**
 * Loads the script of a page, with its prose where the browser has not opened that page itself. Prose that does not come
 * is asked for again when the page is shown.
 */
export async function loadPage<Module>(path: string, load: () => Promise<Module>): Promise<Module> {
  const content = normalize(path) === opened ? undefined : loadContent(path).catch(() => undefined);
  const [page] = await Promise.all([load(), content]);
  return page;
}
