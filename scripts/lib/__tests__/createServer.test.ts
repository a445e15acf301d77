import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from '../createServer';
import { writeHostFiles } from '../hosts/writeHostFiles';
import { writeFolder } from './folders';

const dir = writeFolder({ 'index.html': 'Home', '404.html': 'None', 'ui/button.html': 'Button' });
writeHostFiles(dir, { base: '/site/', rows: [], redirects: { '/buttons': '/ui/button' }, reportUrl: '' });
const server = createServer(dir).listen(0);

afterAll(() => server.close());

/** Status with what was sent, or where it leads. */
function ask(path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path, agent: false }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data));
      response.on('end', () => resolve(`${response.statusCode} ${response.headers.location ?? text}`));
    });
    request.on('error', reject);
  });
}

describe('createServer below a path (SITE_BASE_URL)', () => {
  it.each([
    ['/site/', '200 Home'],
    ['/site', '301 /site/'],
    ['/site?a=1', '301 /site/?a=1'],
    ['/site/ui/button', '200 Button'],
    ['/site/buttons?a=1', '301 /site/ui/button?a=1'],
    ['/site/en/ui/button', '302 /site/ui/button'],
    ['/site/ui/button/', '301 /site/ui/button'],
    ['/site/nothing', '404 None'],
    ['/site/_hosts/rules.json', '404 None'],
    ['/', '404 None'],
    ['/ui/button', '404 None'],
    ['/buttons', '404 None'],
  ])('%s -> %s', async (path, answer) => {
    expect(await ask(path)).toBe(answer);
  });
});
