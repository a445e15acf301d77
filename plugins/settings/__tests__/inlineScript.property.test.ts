/** @jest-environment jsdom */
import fc from 'fast-check';
import { brokenText, hostileText } from '../../../test/hostile';
import { MODE_KEY, SETTINGS_KEY } from '../../kit/preferences';
import { INLINE_SCRIPT } from '../node/inlineScript';

it('the first paint has a scheme and a direction, whatever is stored (design §8)', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const run = new Function(INLINE_SCRIPT);
  const settings = fc.oneof(brokenText({ direction: 'rtl', dense: true }), hostileText);
  fc.assert(
    fc.property(hostileText, settings, (mode, stored) => {
      localStorage.setItem(MODE_KEY, mode);
      localStorage.setItem(SETTINGS_KEY, stored);
      document.body.className = '';
      run();
      const { dataset, dir } = document.documentElement;
      expect(['light', 'dark']).toContain(dataset.theme);
      expect(['light', 'dark', 'system']).toContain(dataset.themeChoice);
      expect(['', 'rtl']).toContain(dir);
      expect(document.body.className).toBe(`mode-${dataset.theme}`);
    }),
  );
});
