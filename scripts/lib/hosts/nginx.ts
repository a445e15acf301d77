import { buildRefused, findHeaders } from './matchRules';
import { isText, MEDIA_TYPES } from './mediaTypes';
import { type SiteRules, TRANSPORT, withBase } from './siteRules';

const FILES = 'try_files $uri $uri.html =404;';

/** Text in quotes, as nginx reads it: `$` would begin a variable in most places, and no header of the site has one. */
function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Lines for headers of one place; a place with any takes none from around it, so each has all of its own. */
function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `add_header ${name} ${name === TRANSPORT ? '$transport' : quote(value)} always;`);
}

/** Lines for the type of one place, without its encoding: `charset` adds that. */
function typeLines(type: string | undefined): string[] {
  return type ? ['types {}', `default_type ${type.replace(/;.*/, '')};`] : [];
}

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/** The place of a pattern: those with a star at the end come before those with one in front, as in other hosts. */
function openingOf(pattern: string): string {
  if (!pattern.includes('*')) return `location = ${pattern}`;
  if (pattern.endsWith('*')) return `location ^~ ${pattern.slice(0, -1)}`;
  return `location ~ ${quote(`${escape(pattern.slice(pattern.indexOf('*') + 1))}$`)}`;
}

function buildLocation(rules: SiteRules, pattern: string): string[] {
  const headers = findHeaders(rules, pattern.replace('*', 'x'));
  return block(openingOf(withBase(rules, pattern)), [
    ...headerLines(headers),
    ...typeLines(headers['Content-Type']),
    FILES,
  ]);
}

function buildTypes(): string[] {
  const text = [...new Set(Object.values(MEDIA_TYPES).filter(isText))];
  // nginx compresses pages without being told, and complains where it is.
  const more = text.filter((type) => type !== 'text/html').join(' ');
  return [
    ...block(
      'types',
      Object.entries(MEDIA_TYPES).map(([ending, type]) => `${type} ${ending};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${more};`,
    'gzip on;',
    'gzip_comp_level 6;',
    'gzip_min_length 1024;',
    'gzip_proxied any;',
    'gzip_vary on;',
    `gzip_types ${more};`,
  ];
}

/** Before a file is looked for. `$request_uri` is what was asked for: decoded, it could end the line of a header. */
function buildAnswers({ base, headers, prefixes }: SiteRules): string[] {
  const all = headers.find(({ pattern }) => pattern === '/*')?.headers ?? {};
  return [
    ...block('if ($https)', [`set $transport ${quote(all[TRANSPORT] ?? '')};`]),
    ...block('if ($http_x_forwarded_proto = https)', [`set $transport ${quote(all[TRANSPORT] ?? '')};`]),
    'set $asked $request_uri;',
    // These lines are read once more for the page that is sent instead of what was refused.
    ...block(`if ($uri = ${base}404.html)`, ['set $asked "";']),
    ...block(`if ($asked ~* ${quote(buildRefused(base))})`, ['return 404;']),
    ...block(`if ($asked ~ "^${base}(?:${prefixes.join('|')})(?:/([^?]*))?(?:[?]|$)")`, [
      `return 302 ${base}$1$is_args$args;`,
    ]),
    ...block(`if ($asked ~ "^(${base}[^?]+)/(?:[?]|$)")`, ['return 301 $1$is_args$args;']),
  ];
}

/** Lines for the `server` block of nginx, which has to say `root`, `listen` and `server_name` itself (issue 10 point 3). */
export function buildNginxFile(rules: SiteRules): string {
  const at = (path: string) => withBase(rules, path);
  const moved = Object.entries(rules.redirects).flatMap(([from, to]) =>
    block(`location = ${at(from)}`, [`return 301 ${at(to)}$is_args$args;`]),
  );
  const lines = [
    '# Written by the build, from the rules of _headers and _redirects. Include it in the server block of the site:',
    '#   root /srv/docs;',
    `#   include /srv/docs${at('/_hosts/nginx.conf')};`,
    ...buildTypes(),
    'server_tokens off;',
    'absolute_redirect off;',
    `error_page 404 ${at('/404.html')};`,
    'set $transport "";',
    ...buildAnswers(rules),
    ...headerLines(findHeaders(rules, '/')),
    ...(rules.base === '/'
      ? []
      : block(`location = ${rules.base.slice(0, -1)}`, [`return 301 ${rules.base}$is_args$args;`])),
    ...block(`location = ${at('/')}`, [`try_files ${at('/index.html')} =404;`]),
    ...block(`location = ${at('/404.html')}`, ['internal;']),
    ...block(`location ${at('/')}`, [FILES]),
    ...moved,
    ...rules.headers
      .filter(({ pattern }) => pattern !== '/*')
      .flatMap(({ pattern }) => buildLocation(rules, pattern)),
  ];
  return `${lines.join('\n')}\n`;
}
