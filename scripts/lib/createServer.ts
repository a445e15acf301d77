import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { findHeaders, findRedirect, isRefused } from './hosts/matchRules';
import { findMediaType } from './hosts/mediaTypes';
import { type SiteRules, TRANSPORT, withBase } from './hosts/siteRules';
import { readRules } from './hosts/writeHostFiles';

/** As it is looked up: hosts decode before they compare. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** An address as the site itself knows it; `null` for one that is not below its path. */
function withoutBase({ base }: SiteRules, url: string): string | null {
  return url.startsWith(base) ? url.slice(base.length - 1) : null;
}

/** The home page of a site below a path, where its slash is missing. */
function findHome({ base }: SiteRules, url: string): string | undefined {
  const [pathname = ''] = url.split('?');
  return `${pathname}/` === base ? base + url.slice(pathname.length) : undefined;
}

/** Sets the headers of a path in place of those that another path has set. */
function setHeaders(response: http.ServerResponse, headers: Record<string, string>, isSecure: boolean): void {
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  for (const [name, value] of Object.entries(headers)) {
    if (name !== TRANSPORT || isSecure) response.setHeader(name, value);
  }
}

function createFiles(dir: string) {
  return sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const type = findMediaType(pathname);
      if (type !== undefined && !response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    },
  });
}

/**
 * Serves a merged build as a host would: compressed, with clean URLs, redirects, headers and long caching of files
 * whose names carry a hash.
 *
 * @param dir folder that `npm run build` made
 * @param rules those of the build
 * @param quality of Brotli, from 0 to 11; by default about what a host that compresses ahead of time sends
 */
export function createServer(dir: string, rules: SiteRules = readRules(dir), quality = 9): http.Server {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } } });
  const files = createFiles(dir);
  const page = path.join(dir, '404.html');
  const notFound = fs.existsSync(page) ? fs.readFileSync(page) : 'Not found';
  return http.createServer((request, response) => {
    const url = withoutBase(rules, request.url ?? '/');
    const home = findHome(rules, request.url ?? '/');
    const isSecure = request.headers['x-forwarded-proto'] === 'https';
    const sendNotFound = () => {
      setHeaders(response, findHeaders(rules, '/404.html'), isSecure);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    };
    compress(request as never, response as never, () => {
      if (home !== undefined) {
        setHeaders(response, findHeaders(rules, '/'), isSecure);
        return response.writeHead(301, { Location: home }).end();
      }
      if (url === null || isRefused(url)) return sendNotFound();
      request.url = url;
      const { pathname, search } = new URL(`http://localhost${url}`);
      const redirect = findRedirect(rules, pathname);
      setHeaders(response, findHeaders(rules, redirect ? '/' : decode(pathname)), isSecure);
      if (redirect)
        response.writeHead(redirect.status, { Location: withBase(rules, redirect.to) + search }).end();
      else files(request, response, sendNotFound);
    });
  });
}
