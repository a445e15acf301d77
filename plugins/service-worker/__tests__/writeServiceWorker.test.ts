import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeServiceWorker } from '../node/writeServiceWorker';
import type { WorkerState } from '../types';

const HOME =
  '<link rel=preload as=font type=font/woff2 href=/ui/fonts/a.woff2 crossorigin><link rel=preload as=font href=https://a.example/b.woff2>';

function write(dir: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
}

describe('writeServiceWorker (issue 6 point 5)', () => {
  let dir = '';
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const run = async (state: WorkerState = 'on') => {
    await writeServiceWorker({ dir, baseUrl: '/ui/', state });
    return read('sw.js');
  };

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'service-worker-'));
    write(dir, {
      'index.html': HOME,
      'favicon.svg': '<svg/>',
      'assets/js/main.1.js': '1',
      'other/page.html': '',
    });
  });
  afterEach(() => fs.rmSync(dir, { recursive: true }));

  it('lists the offline page and what all pages share, and no page of a product', async () => {
    const worker = await run();
    const [list = ''] = /\[\{url:[^\]]*\]/.exec(worker) ?? [];
    expect(list.match(/(?<=url:")[^"]*/g)).toEqual([
      '/ui/offline.html',
      '/ui/favicon.svg',
      '/ui/fonts/a.woff2',
    ]);
    expect(worker).not.toContain('process.env');
  });

  it('changes with each deployment that has other files, and with no other', async () => {
    const first = await run();
    expect(await run()).toBe(first);
    write(dir, { 'assets/js/main.2.js': '2' });
    expect(await run()).not.toBe(first);
  });

  it('makes a worker that takes itself away, which keeps nothing', async () => {
    const worker = await run('kill');
    expect(worker).toContain('unregister()');
    expect(worker.length).toBeLessThan(1500);
    expect(fs.existsSync(path.join(dir, 'offline.html'))).toBe(false);
  });

  it('makes an offline page that needs no script, and no file that the worker does not have', async () => {
    await run();
    const page = read('offline.html');
    expect(page).not.toMatch(/<script|\son\w+=|<img|rel="stylesheet"/);
    expect(page.match(/(?<=(?:src|href)="|url\()\/[^")]*/g)).toEqual([
      '/ui/fonts/a.woff2',
      '/ui/favicon.svg',
      '/ui/fonts/a.woff2',
      '/ui/',
    ]);
    expect(page).toContain('<ul><!--pages--></ul>');
  });
});
