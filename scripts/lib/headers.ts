const SITE_POLICY = 'Content-Security-Policy-Report-Only';
const DOCUMENT_POLICY = 'Content-Security-Policy';

/** Documents with a Content-Security-Policy of their own instead of the site's, by the start of their path. */
export type DocumentPolicies = Readonly<Record<string, string>>;

/**
 * Fonts and other files of demos. Documents in which demos run apart from the site have no origin, and of others a font
 * is shown only where it says so.
 */
const OPEN_FILES = ['/assets/demo-files/', '/assets/demo-sandbox/'];

const FOR_ALL = { 'Access-Control-Allow-Origin': '*' };

/** Headers of one file, from one source for the local server and for `_headers` (design §8). */
export function headersOf(
  pathname: string,
  policy: string,
  documents: DocumentPolicies = {},
): Record<string, string> {
  const own = Object.entries(documents).find(([start]) => pathname.startsWith(start));
  return {
    ...(own ? { [DOCUMENT_POLICY]: own[1] } : { [SITE_POLICY]: policy }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(OPEN_FILES.some((folder) => pathname.startsWith(folder)) && FOR_ALL),
  };
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Files whose name changes with their content. */
export function isImmutable(pathname: string): boolean {
  return /^\/(assets|fonts)\//.test(pathname);
}

const MARKDOWN = 'text/markdown; charset=utf-8';

/** Patterns of files that are Markdown, `llms.txt` and `llms-full.txt` too: hosts that guess take some for other text. */
const MARKDOWN_PATTERNS = ['/*.md', '/*llms.txt', '/*llms-full.txt'];

/** Type of a file that is text without being a page; `undefined` where the file's ending says it all. */
export function contentTypeOf(pathname: string): string | undefined {
  if (/\.md$|\/llms(?:-full)?\.txt$/.test(pathname)) return MARKDOWN;
  return pathname.endsWith('.txt') ? 'text/plain; charset=utf-8' : undefined;
}

function toLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/**
 * Content of `_headers`, as Netlify and Cloudflare Pages read it. The headers of all patterns that fit a path add up,
 * and of two policies a browser obeys both: `!` takes back what `/*` sets.
 */
export function headersFile(policy: string, documents: DocumentPolicies = {}): string {
  const own = Object.entries(documents).flatMap(([start, documentPolicy]) => [
    `${start}*`,
    `  ! ${SITE_POLICY}`,
    ...toLines({ [DOCUMENT_POLICY]: documentPolicy }),
  ]);
  const immutable = ['/assets/*', '/fonts/*'].flatMap((pattern) => [
    pattern,
    ...toLines({ 'Cache-Control': IMMUTABLE }),
  ]);
  const open = OPEN_FILES.flatMap((folder) => [`${folder}*`, ...toLines(FOR_ALL)]);
  // Hosts may keep scripts for a while: of the service worker, each visit needs the newest.
  const worker = ['/sw.js', ...toLines({ 'Cache-Control': REVALIDATE })];
  const markdown = MARKDOWN_PATTERNS.flatMap((pattern) => [
    pattern,
    ...toLines({ 'Content-Type': MARKDOWN }),
  ]);
  const all = [
    '/*',
    ...toLines(headersOf('/', policy)),
    ...own,
    ...immutable,
    ...open,
    ...worker,
    ...markdown,
  ];
  return `${all.join('\n')}\n`;
}
