/** @jest-environment jsdom */
import type * as ThemeSheet from '../themeSheet';

const THEME = [{ ':root': { '--main': 'red', '--late': 'blue' } }];

const readLate = () => getComputedStyle(document.documentElement).getPropertyValue('--late');

/** What the server's HTML has: `--main` only. */
function showServersPage(): void {
  document.body.innerHTML = '<style data-demo-sheet="theme">:root{--main:red;}</style>';
}

let idle: (() => void) | undefined;
let sheets: typeof ThemeSheet;

beforeEach(async () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  idle = undefined;
  window.requestIdleCallback = (callback) => {
    idle = callback as () => void;
    return 1;
  };
  jest.resetModules();
  sheets = await import('../themeSheet');
});

describe('themeSheet (design §5)', () => {
  it('leaves what the server picked alone until the browser has time', () => {
    showServersPage();
    sheets.ensureThemeSheet(THEME);
    sheets.completeThemeSheet('color:var(--main);border:var(--own)');
    expect(readLate()).toBe('');
    idle?.();
    expect(readLate()).toBe('blue');
  });

  it('brings all before the first style of a demo that reads what is not there', () => {
    showServersPage();
    sheets.ensureThemeSheet(THEME);
    sheets.completeThemeSheet('color:var(--late)');
    expect(readLate()).toBe('blue');
  });

  it('brings all at once where a client-side navigation brought the page', () => {
    showServersPage();
    sheets.ensureThemeSheet(THEME);
    document.body.innerHTML = '<p>the next page</p>';
    sheets.ensureThemeSheet(THEME);
    expect(readLate()).toBe('blue');
    idle?.();
    expect(document.querySelectorAll('style[data-emotion]')).toHaveLength(1);
  });
});
