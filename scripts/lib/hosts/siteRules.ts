/** Headers of the files whose path fits a pattern: `/sw.js`, `/assets/*` (and all below) or `/*.md` (by their end). */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** How a host answers, whichever it is: the one source of `_headers`, `_redirects`, nginx and `npm run serve`. */
export interface SiteRules {
  /** Path below which the site lives, with slashes at both ends; the other paths here are without it. */
  base: string;
  /** The headers of all rules that fit a path add up; of the same header, the later rule has the word. */
  headers: readonly HeaderRule[];
  /** Pathnames that moved for good, with where they are now. */
  redirects: Readonly<Record<string, string>>;
  /** First segments that lead to the path after them (design §11). */
  prefixes: readonly string[];
}

export const POLICY = 'Content-Security-Policy';

/** Sent over https alone: over http, nobody could tell it from what somebody in between says. */
export const TRANSPORT = 'Strict-Transport-Security';

export const CACHE = 'Cache-Control';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Name of the reporting endpoint that the policy names. */
export const ENDPOINT = 'csp';

const FOR_ALL_PATHS = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Not `same-origin`: demos may open windows of other hosts and talk to them, as apps do.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Two years. Without includeSubDomains: what else runs below the domain is not this site's to decide.
  [TRANSPORT]: 'max-age=63072000',
  [CACHE]: REVALIDATE,
};

/** Of sandboxed documents browsers open none with another value. */
const DOCUMENT_OPENER = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/**
 * Fonts and other files of demos. Documents in which demos run apart from the site have no origin, and of others a font
 * is shown only where it says so.
 */
const OPEN_FILES = ['/assets/demo-files/*', '/assets/demo-sandbox/*'];

/** Files whose name changes with their content. */
const HASHED_FILES = ['/assets/*', '/fonts/*'];

/** Hosts that guess take some of these for other text. */
const LISTS_FOR_MACHINES = ['/*llms.txt', '/*llms-full.txt'];

export interface RuleSettings {
  /** Path below which the site lives, by default `/`. */
  base?: string;
  /** The Content-Security-Policy of all pages. */
  policy: string;
  /** Documents with a policy of their own, by the start of their path. */
  documents: Readonly<Record<string, string>>;
  redirects: Readonly<Record<string, string>>;
  /** Address or path that gets reports of what the policy blocked; empty for none. */
  reportUrl: string;
}

/** A path of the site as a host has it. */
export function withBase({ base }: Pick<SiteRules, 'base'>, path: string): string {
  return base + path.slice(1);
}

function each(patterns: readonly string[], headers: Record<string, string>): HeaderRule[] {
  return patterns.map((pattern) => ({ pattern, headers }));
}

/** The rules of a site (issue 10 point 3). */
export function buildRules({ base = '/', policy, documents, redirects, reportUrl }: RuleSettings): SiteRules {
  const reporting = reportUrl ? { 'Reporting-Endpoints': `${ENDPOINT}="${reportUrl}"` } : {};
  return {
    base,
    headers: [
      { pattern: '/*', headers: { [POLICY]: policy, ...reporting, ...FOR_ALL_PATHS } },
      ...Object.entries(documents).map(([start, own]) => ({
        pattern: `${start}*`,
        headers: { [POLICY]: own, ...DOCUMENT_OPENER },
      })),
      ...each(HASHED_FILES, { [CACHE]: IMMUTABLE }),
      ...each(OPEN_FILES, { 'Access-Control-Allow-Origin': '*' }),
      // Hosts may keep scripts for a while: of the service worker, each visit needs the newest.
      ...each(['/sw.js'], { [CACHE]: REVALIDATE }),
      // The page itself is what a search is to find.
      ...each(['/*.md'], { 'Content-Type': MARKDOWN, 'X-Robots-Tag': 'noindex' }),
      ...each(LISTS_FOR_MACHINES, { 'Content-Type': MARKDOWN }),
    ],
    redirects,
    prefixes: ['en', 'zh'],
  };
}
