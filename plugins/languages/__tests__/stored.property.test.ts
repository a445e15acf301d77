/** @jest-environment jsdom */
import fc from 'fast-check';
import { hostileJson, hostileText } from '../../../test/hostile';
import { getLanguage } from '../../kit/client/language';
import { languages, restoreLanguage } from '../client/chooseLanguage';
import { createLanguage } from '../client/createLanguage';
import { KEY } from '../client/storedLanguage';
import type { Dictionary } from '../types';

it('a language that anyone stored is one of the site, else English (design §8)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(hostileText, fc.constantFrom('__proto__', 'toString', 'en')),
      async (stored) => {
        localStorage.setItem(KEY, stored);
        await restoreLanguage();
        expect(languages).toContain(getLanguage().code);
      },
    ),
  );
});

it('keys that objects inherit are no translations', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  fc.assert(
    fc.property(hostileText, hostileJson('a'), (key, dictionary) => {
      const { translate } = createLanguage('xx', Object(dictionary ?? {}) as Dictionary);
      fc.pre(!Object.hasOwn(Object(dictionary ?? {}) as object, key));
      expect(translate(key, 'English')).toBe('English');
    }),
  );
});
