/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type * as LateCode from '../lateCode';

let late: typeof LateCode;
let host: Partial<Response> | 'offline' = { ok: false };
let navigation = 'navigate';
let asked = 0;
let reloads = 0;

/** jsdom does not reload, and says so. */
function count(error: unknown): void {
  if (/Not implemented: navigation/.test(String(error))) reloads += 1;
  else throw error;
}

const error = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: '/assets/js/7.js',
});
const gone = () => Promise.reject(error);
const answer = (ok: boolean, type: string) => ({ ok, headers: new Headers({ 'Content-Type': type }) });
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** What a reload does to the module; storage stays. */
async function openDocument(): Promise<void> {
  jest.resetModules();
  late = await import('../lateCode');
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(count);
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.dataset.hasHydrated = 'true';
  [host, navigation, asked, reloads] = [answer(false, 'text/html'), 'navigate', 0, 0];
  Object.assign(globalThis, {
    __webpack_hash__: '0123456789abcdef',
    fetch: () => {
      asked += 1;
      return host === 'offline' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(host);
    },
  });
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  await openDocument();
});

afterEach(() => jest.restoreAllMocks());

function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Storage is refused.', 'SecurityError');
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
}

describe('code that a deployment has taken away (issue 10 point 5)', () => {
  it('reloads the page once, for all that asks', async () => {
    const results = [late.loadLate(gone), late.loadLate(gone)].map((result) => result.catch(() => 'failed'));
    await late.recover(error);
    await settle();
    expect([reloads, asked]).toEqual([1, 1]);
    expect(await Promise.race([...results, settle().then(() => 'waiting')])).toBe('waiting');
    await openDocument();
    await expect(late.loadLate(gone)).rejects.toThrow('Loading chunk 7');
    expect([reloads, asked]).toEqual([1, 1]);
    expect(screen.queryByRole('alert')).toBeNull();
    await openDocument();
    Object.assign(globalThis, { __webpack_hash__: 'fedcba9876543210' });
    await late.recover(error);
    expect(reloads).toBe(2);
  });

  it('says so, with a link, where it has been reloaded already', async () => {
    await late.recover(error);
    await openDocument();
    await late.recover(error);
    await late.recover(error);
    expect(reloads).toBe(1);
    expect(screen.getByRole('alert')).toHaveTextContent('A part of this page did not load. Reload the page');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'http://localhost/');
    screen.getByRole('link').click();
    expect(reloads).toBe(2);
    late.startPage();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hears of imports and their style sheets that nobody waits for, and of nothing else', async () => {
    late.watchLateCode();
    const reject = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    [null, 'text', new Error('other')].forEach(reject);
    await settle();
    expect(asked).toBe(0);
    host = answer(true, 'text/css; charset=utf-8');
    const styles = { code: 'CSS_CHUNK_LOAD_FAILED', request: '/assets/css/late.css' };
    reject(styles);
    await settle();
    expect([reloads, asked]).toEqual([0, 1]);
    host = answer(false, 'text/html');
    reject(styles);
    await settle();
    expect(reloads).toBe(1);
  });

  it('takes nothing away where the network failed, nor where something was typed', async () => {
    for (host of ['offline', answer(true, 'text/javascript')] as const) {
      await expect(late.loadLate(gone)).rejects.toThrow('Loading chunk 7');
    }
    await late.recover(new TypeError('Failed to fetch'));
    host = answer(true, 'text/html');
    late.watchLateCode();
    document.body.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(late.loadLate(gone)).rejects.toThrow('Loading chunk 7');
    expect(reloads).toBe(0);
    late.startPage();
    await late.recover(error);
    expect(reloads).toBe(1);
  });

  it.each(['navigate', 'reload'])('does without storage, after a %s', async (type) => {
    navigation = type;
    blockStorage();
    await late.recover(error);
    await late.recover(error);
    expect(reloads).toBe(type === 'navigate' ? 1 : 0);
    expect(screen.queryAllByRole('alert')).toHaveLength(type === 'navigate' ? 0 : 1);
  });

  it('leaves a page as it is that a reload has not brought to life', async () => {
    navigation = 'reload';
    document.documentElement.dataset.hasHydrated = 'false';
    await late.recover(error);
    expect([reloads, asked]).toEqual([0, 0]);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
