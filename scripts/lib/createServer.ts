import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import redirects from '../../redirects';
import {
  contentTypeOf,
  type DocumentPolicies,
  headersOf,
  IMMUTABLE,
  isImmutable,
  REVALIDATE,
} from './headers';

function redirectOf(pathname: string): { to: string; status: number } | null {
  const language = /^\/(en|zh)(\/.*)?$/.exec(pathname);
  // A second slash would make the rest another host.
  if (language) return { to: (language[2] ?? '/').replace(/^\/+/, '/'), status: 302 };
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return { to: pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/', status: 301 };
  }
  const to = redirects[pathname];
  return to ? { to, status: 301 } : null;
}

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/**
 * Serves a merged build as a host would: compressed, with clean URLs, redirects, headers and long caching of files
 * whose names carry a hash.
 *
 * @param dir folder that `npm run build` made
 */
export function createServer(dir: string): http.Server {
  const policy = read(path.join(dir, 'csp.txt')) ?? "default-src 'self'";
  const documents = JSON.parse(read(path.join(dir, 'csp-documents.json')) ?? '{}') as DocumentPolicies;
  // What a host that compresses ahead of time sends, about.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } });
  const files = sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', isImmutable(pathname) ? IMMUTABLE : REVALIDATE);
      const type = contentTypeOf(pathname);
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });
  const notFound = fs.existsSync(path.join(dir, '404.html'))
    ? fs.readFileSync(path.join(dir, '404.html'))
    : 'Not found';
  return http.createServer((request, response) => {
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    const headers = headersOf(url.pathname, policy, documents);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const redirect = redirectOf(url.pathname);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to + url.search }).end();
      return;
    }
    compress(request as never, response as never, () =>
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
      }),
    );
  });
}
