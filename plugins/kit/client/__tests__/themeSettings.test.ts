/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { DEFAULT_SETTINGS, SETTINGS_KEY } from '../../preferences';
import { setMode, startColorMode } from '../colorMode';
import {
  changeThemeSettings,
  getThemeSettings,
  startThemeSettings,
  useStoredThemeSettings,
} from '../themeSettings';

let stops: (() => void)[] = [];

function start() {
  stops = [startColorMode(), startThemeSettings()];
}

function storeElsewhere(value: string) {
  localStorage.setItem(SETTINGS_KEY, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY })));
}

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  localStorage.clear();
  start();
});

afterEach(() => stops.forEach((stop) => stop()));

describe('the theme settings of the site', () => {
  it('are kept, without the mode, which has a key of its own', () => {
    changeThemeSettings({ type: 'setDense', payload: true });
    changeThemeSettings({ type: 'change', payload: { direction: 'rtl' } });
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual({
      dense: true,
      direction: 'rtl',
      paletteColors: {},
      spacing: 8,
    });
    // What the inline script looks for before the first paint.
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('"direction":"rtl"');
    expect([document.documentElement.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
  });

  it('hold the direction of the document against what Docusaurus sets (design §3 fact 10)', async () => {
    changeThemeSettings({ type: 'change', payload: { direction: 'rtl' } });
    document.documentElement.dir = 'ltr';
    await Promise.resolve();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('follow other tabs', () => {
    const { result } = renderHook(useStoredThemeSettings);
    storeElsewhere('{"direction":"rtl","spacing":10}');
    expect(result.current).toEqual({ ...DEFAULT_SETTINGS, direction: 'rtl', spacing: 10 });
    expect(document.body.dir).toBe('rtl');
  });

  it('follow the color mode', () => {
    setMode('dark');
    expect(getThemeSettings().paletteMode).toBe('dark');
    setMode('light');
    expect(getThemeSettings().paletteMode).toBe('light');
  });

  it('tell nobody of a change that changes nothing', () => {
    const { result } = renderHook(useStoredThemeSettings);
    const before = result.current;
    act(() => changeThemeSettings({ type: 'change', payload: { direction: before.direction } }));
    expect(result.current).toBe(before);
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"spacing":"8px","dense":"yes","direction":"up","paletteColors":{"primary":{"main":"red;}"}}}',
    '{"spacing":1000,"paletteColors":null}',
    '{"paletteColors":{"primary":null,"tertiary":{"main":"#000000"}}}',
  ])('take nothing that they could not be: %s (design §8)', (stored) => {
    storeElsewhere(stored);
    expect(getThemeSettings()).toEqual(DEFAULT_SETTINGS);
  });
});
