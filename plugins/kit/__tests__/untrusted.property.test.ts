/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { brokenText, hostileAddress, hostileJson, hostileText, staysHere } from '../../../test/hostile';
import { useCodePreferences } from '../client/codePreferences';
import { startColorMode, getColorMode } from '../client/colorMode';
import { getCookie, setCookie } from '../client/cookies';
import { readEditName } from '../client/editHash';
import { isOwnPath } from '../client/isOwnPath';
import { isInBuild, longestPrefix, withBase, withoutBase } from '../client/sitePaths';
import { getThemeSettings, startThemeSettings } from '../client/themeSettings';
import { isPlain, MODE_KEY, MODES, SETTINGS_KEY } from '../preferences';

const site = { baseUrl: '/base/', withRoot: true, prefixes: ['/a', '/a/v1'], ownPrefixes: ['/a'] };

describe('paths that an address brings (design §8)', () => {
  it('are those of this site, as a browser reads them', () => {
    fc.assert(
      fc.property(hostileAddress, (text) => {
        if (!isOwnPath(text)) return;
        expect(staysHere(text)).toBe(true);
        expect(staysHere(withBase({ baseUrl: '/' }, text))).toBe(true);
        expect(staysHere(withBase(site, text))).toBe(true);
      }),
    );
    expect(['/\t/evil.example', '/\\evil.example', '//evil.example', 'a', ''].filter(isOwnPath)).toEqual([]);
    expect(['/', '/a?b=//c#//d', '/.//e'].filter(isOwnPath)).toHaveLength(3);
  });

  it('belong to a build or not, whatever they are', () => {
    fc.assert(
      fc.property(hostileAddress, (text) => {
        expect(typeof isInBuild(site, text)).toBe('boolean');
        expect([undefined, ...site.prefixes]).toContain(longestPrefix(site.prefixes, text));
        const path = withoutBase(site, text);
        expect(withoutBase(site, withBase(site, path.startsWith('/') ? path : `/${path}`))).not.toMatch(
          /.\/$/,
        );
      }),
    );
  });

  it('name an edited demo, or none', () => {
    const hashes = fc.oneof(
      hostileText,
      hostileText.map((text) => `#edit=${text}`),
    );
    fc.assert(
      fc.property(hashes, (hash) => {
        const name = readEditName(hash);
        if (name !== null) expect(name.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('what a browser has stored (design §8)', () => {
  const settings = {
    dense: true,
    direction: 'rtl',
    spacing: 4,
    paletteColors: { primary: { main: '#aabbcc' } },
  };

  it('makes settings that demos can be themed with', () => {
    fc.assert(
      fc.property(
        fc.oneof(brokenText(settings), hostileJson(...Object.keys(settings)).map(toText)),
        (stored) => {
          localStorage.setItem(SETTINGS_KEY, stored);
          startThemeSettings()();
          const { dense, direction, spacing, paletteColors, ...rest } = getThemeSettings();
          expect(Object.keys(rest)).toEqual(['paletteMode']);
          expect([typeof dense, ['ltr', 'rtl'].includes(direction)]).toEqual(['boolean', true]);
          expect(Number.isInteger(spacing) && spacing >= 2 && spacing <= 16).toBe(true);
          for (const color of Object.values(paletteColors)) expect(color.main).toMatch(/^#[\da-f]{6}$/i);
          expect(typeof isPlain(getThemeSettings())).toBe('boolean');
          expect(document.documentElement.dir || 'ltr').toBe(direction);
        },
      ),
    );
  });

  it('makes a mode that the site has; others are told of in the console (spec §8)', () => {
    Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
    jest.spyOn(console, 'error').mockImplementation();
    fc.assert(
      fc.property(hostileText, (stored) => {
        localStorage.setItem(MODE_KEY, stored);
        startColorMode()();
        expect(MODES).toContain(getColorMode().mode);
        expect(document.documentElement.dataset.theme).toMatch(/^(light|dark)$/);
      }),
    );
  });

  it('and cookies and other tabs leave language and styling what they can be', () => {
    const channel = { onmessage: (_event: { data: unknown }) => undefined, close: () => undefined };
    Object.assign(globalThis, { BroadcastChannel: jest.fn(() => channel) });
    const { result, unmount } = renderHook(useCodePreferences);
    fc.assert(
      fc.property(hostileText, hostileJson('variant', 'styling'), (text, data) => {
        document.cookie = `codeVariant=${text}`;
        document.cookie = `${text}=%E0%A4%A`;
        expect(typeof (getCookie('codeVariant') ?? '')).toBe('string');
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        channel.onmessage({ data });
        expect(result.current).toEqual({ variant: 'TS', styling: 'MUI System' });
        expect(() => setCookie('codeStyling', text)).not.toThrow();
      }),
    );
    unmount();
  });

  it('does without cookies where the browser refuses them', () => {
    const refuse = () => {
      throw new DOMException('Cookies are refused.', 'SecurityError');
    };
    const spies = (['get', 'set'] as const).map((kind) =>
      jest.spyOn(Document.prototype, 'cookie', kind as 'get').mockImplementation(refuse),
    );
    expect(getCookie('codeVariant')).toBeUndefined();
    expect(() => setCookie('codeVariant', 'JS')).not.toThrow();
    spies.forEach((spy) => spy.mockRestore());
  });
});

const toText = (value: unknown) => JSON.stringify(value) ?? '';
