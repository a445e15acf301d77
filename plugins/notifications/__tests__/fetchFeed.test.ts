import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFeed } from '../client/fetchFeed';

type Handler = (response: http.ServerResponse) => void;

/** What each path of the server answers. */
const ANSWERS: Record<string, Handler> = {
  '/feed': (response) => response.end('{"notifications": []}'),
  '/broken': (response) => response.end('{"notifications": ['),
  '/missing': (response) => response.writeHead(404).end('{"notifications": []}'),
  '/huge': (response) => response.end(JSON.stringify('x'.repeat(100_001))),
  '/never': () => undefined,
};

const server = http.createServer((request, response) => ANSWERS[request.url ?? '']?.(response));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The time, in milliseconds, is short only for what never answers: a busy machine answers late. */
const fetchFrom = (path: string) =>
  fetchFeed({
    feed: origin + path,
    baseUrl: '/',
    refreshAfter: 0,
    timeout: path === '/never' ? 200 : 10_000,
  });

describe('fetchFeed', () => {
  it('gives what the feed has', async () => {
    expect(await fetchFrom('/feed')).toEqual({ notifications: [] });
  });

  it.each([
    ['/broken', SyntaxError],
    ['/missing', /404/],
    ['/huge', /100003 characters/],
    ['/never', /timeout/],
  ])('throws for %s', async (path, error) => {
    await expect(fetchFrom(path)).rejects.toThrow(error);
  });
});
