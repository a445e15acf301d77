/** @jest-environment jsdom */
import { loading } from '../../../test/dictionaries';
import { applyLanguage, ENGLISH, getLanguage } from '../../kit/client/language';
import { chooseLanguage, languages, restoreLanguage } from '../client/chooseLanguage';
import { nameLanguage } from '../client/nameLanguage';

let messages: string[] = [];

const say = (key: string, english = 'One') => getLanguage().translate(key, english);

beforeEach(() => {
  localStorage.clear();
  applyLanguage(ENGLISH);
  messages = [];
  for (const level of ['warn', 'error'] as const) {
    jest
      .spyOn(console, level)
      .mockImplementation((...args: unknown[]) => void messages.push(`${level}: ${String(args[0])}`));
  }
});

afterEach(() => jest.restoreAllMocks());

describe('chooseLanguage (spec §3 "Translations", §4 "Language")', () => {
  it('offers English and what is enabled, each by its own name', () => {
    expect(languages.map(nameLanguage)).toEqual(['English', 'Deutsch', 'Français']);
  });

  it('shows the language once its dictionary is there, and remembers it', async () => {
    const chosen = chooseLanguage('de');
    expect(say('site.a')).toBe('One');
    loading.de?.resolve({ 'site.a': 'Eins' });
    await chosen;
    expect([getLanguage().code, say('site.a')]).toEqual(['de', 'Eins']);
    expect(localStorage.getItem('site.language')).toBe('de');
    await chooseLanguage('en');
    expect([getLanguage().code, say('site.a')]).toEqual(['en', 'One']);
    expect(messages).toEqual([]);
  });

  it('shows English for a missing key, with one warning for each language and key (spec §8)', async () => {
    for (const code of ['de', 'fr', 'de']) {
      const chosen = chooseLanguage(code);
      loading[code]?.resolve({ 'site.a': code });
      await chosen;
      expect([say('site.b', 'Two'), say('site.b', 'Two'), say('constructor', 'Three')]).toEqual([
        'Two',
        'Two',
        'Three',
      ]);
    }
    expect(messages).toEqual(
      ['de:site.b', 'de:constructor', 'fr:site.b', 'fr:constructor'].map(
        (name) => `warn: Missing translation for ${name}. The English text is shown.`,
      ),
    );
  });

  it.each(['xx', '__proto__', 'toString'])(
    'logs an error and shows an ellipsis for a missing language: %s (spec §8)',
    async (code) => {
      await chooseLanguage(code);
      expect(say('site.a')).toBe('…');
      expect(messages).toEqual([
        `error: Missing language: ${code}. The languages of this site are en, de, fr.`,
      ]);
      expect(localStorage.getItem('site.language')).toBeNull();
    },
  );

  it('shows the last of several choices, whichever dictionary comes last', async () => {
    const first = chooseLanguage('de');
    const second = chooseLanguage('fr');
    loading.fr?.resolve({ 'site.a': 'Un' });
    loading.de?.resolve({ 'site.a': 'Eins' });
    await Promise.all([first, second]);
    expect(say('site.a')).toBe('Un');
  });

  it('stays as it is where the dictionary cannot be fetched', async () => {
    const chosen = chooseLanguage('de');
    loading.de?.reject(new Error('offline'));
    await chosen;
    expect([getLanguage().code, messages.length]).toEqual(['en', 1]);
  });

  it('restores the choice of an earlier visit; one that is not offered any more is English', async () => {
    localStorage.setItem('site.language', 'de');
    const restored = restoreLanguage();
    loading.de?.resolve({ 'site.a': 'Eins' });
    await restored;
    expect(say('site.a')).toBe('Eins');
    localStorage.setItem('site.language', 'it');
    await restoreLanguage();
    expect([getLanguage().code, messages]).toEqual(['en', []]);
  });
});
