import http from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

/**
 * Serves any folder of a site, compressed and with clean addresses as `createServer` does, but without this site's headers and
 * redirects: for measuring this site and another one side by side.
 */
export function createPlainServer(dir: string): http.Server {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } });
  const files = sirv(dir, { etag: true, extensions: ['html'] });
  return http.createServer((request, response) =>
    compress(request as never, response as never, () =>
      files(request, response, () => void response.writeHead(404).end('Not found')),
    ),
  );
}
