/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { getColorMode, setMode, startColorMode, useColorMode } from '../colorMode';

let prefersDark = false;
let systemListeners: (() => void)[] = [];
let stop: () => void;

/** jsdom has no `matchMedia`. */
function installMedia() {
  window.matchMedia = () =>
    ({
      get matches() {
        return prefersDark;
      },
      addEventListener: (_: string, listener: () => void) => void systemListeners.push(listener),
      removeEventListener: () => (systemListeners = []),
    }) as unknown as MediaQueryList;
}

function preferDark(dark: boolean) {
  prefersDark = dark;
  act(() => systemListeners.forEach((listener) => listener()));
}

/** What another tab does: this window hears of it, the one that wrote does not. */
function storeElsewhere(value: string | null, key: string | null = 'mui-mode') {
  if (value === null) localStorage.removeItem('mui-mode');
  else localStorage.setItem('mui-mode', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

const shown = () => ({ ...document.documentElement.dataset, body: document.body.className });

beforeEach(() => {
  jest.useFakeTimers();
  installMedia();
  localStorage.clear();
  prefersDark = false;
  document.body.className = '';
  document.head.innerHTML =
    '<meta name="theme-color" content="#ffffff" data-light="#ffffff" data-dark="#0d0e11">';
  stop = startColorMode();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the color mode (spec §4 "Theme mode")', () => {
  it('is system by default and follows the operating system live', () => {
    expect(getColorMode()).toEqual({ mode: 'system', scheme: 'light' });
    preferDark(true);
    expect(getColorMode()).toEqual({ mode: 'system', scheme: 'dark' });
    expect(shown()).toEqual({ theme: 'dark', themeChoice: 'system', body: 'mode-dark' });
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });

  it('is kept under mui-mode, and then stays what it is whatever the system prefers (spec §9)', () => {
    setMode('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(shown()).toEqual({ theme: 'dark', themeChoice: 'dark', body: 'mode-dark' });
    setMode('light');
    preferDark(true);
    expect(shown()).toEqual({ theme: 'light', themeChoice: 'light', body: 'mode-light' });
    setMode('system');
    expect(localStorage.getItem('mui-mode')).toBe('system');
    expect(shown()).toEqual({ theme: 'dark', themeChoice: 'system', body: 'mode-dark' });
  });

  it('follows other tabs, also when they clear the storage', () => {
    const { result } = renderHook(useColorMode);
    storeElsewhere('dark');
    expect(result.current).toEqual({ mode: 'dark', scheme: 'dark' });
    storeElsewhere(null, null);
    expect(result.current).toEqual({ mode: 'system', scheme: 'light' });
  });

  it('updates the theme-color of the browser', () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    setMode('dark');
    expect(meta?.content).toBe('#0d0e11');
    setMode('light');
    expect(meta?.content).toBe('#ffffff');
  });

  it('suppresses transitions for 1 ms during a change, and only then (spec §9)', () => {
    setMode('light');
    jest.runAllTimers();
    const suppressed = () => document.head.textContent?.includes('transition:none!important');
    setMode('system');
    expect(suppressed()).toBe(false);
    setMode('dark');
    expect(suppressed()).toBe(true);
    jest.advanceTimersByTime(0);
    expect(suppressed()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(suppressed()).toBe(false);
  });

  it('logs a color scheme that is not in the theme, and changes nothing (spec §8)', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    setMode('dark');
    setMode('sepia');
    expect(log.mock.calls).toEqual([
      [expect.stringContaining("`sepia` does not exist in the theme's color schemes (light, dark)")],
    ]);
    expect(getColorMode().mode).toBe('dark');
    storeElsewhere('sepia');
    expect(log).toHaveBeenCalledTimes(2);
    expect(getColorMode().mode).toBe('system');
    log.mockRestore();
  });

  it('holds for the page where storage is refused (design §7)', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const [get, set] = (['getItem', 'setItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    setMode('dark');
    expect(getColorMode()).toEqual({ mode: 'dark', scheme: 'dark' });
    get?.mockRestore();
    set?.mockRestore();
  });

  it('is read again on a page that comes back from the cache of the browser', () => {
    localStorage.setItem('mui-mode', 'dark');
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(event));
    expect(getColorMode().mode).toBe('dark');
  });
});
