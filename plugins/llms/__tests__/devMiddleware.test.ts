import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDevMiddleware } from '../node/devMiddleware';
import { writeSite } from './site';

const { site } = writeSite();
const middleware = createDevMiddleware({ createSite: () => site, baseUrl: '/base/' });
const server = http.createServer((request, response) =>
  middleware(request, response, (error) => response.writeHead(error ? 500 : 404).end(String(error))),
);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

const get = (pathname: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${pathname}`, {
    headers: { Connection: 'close' },
  });

describe('the development server', () => {
  it('answers with the Markdown of a page', async () => {
    const response = await get('/base/kit/react-button.md?a');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# Button\n/);
  });

  it.each(['/base/kit/none.md', '/base/kit/react-button', '/kit/react-button.md'])(
    'leaves %s to others',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
