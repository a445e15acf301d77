import { validateOptions, type Options } from '../options';

function validate(languages?: unknown) {
  return validateOptions({ options: (languages === undefined ? {} : { languages }) as Options });
}

describe('options of languages', () => {
  it('default to English alone (spec §9 "Supported languages")', () => {
    expect(validate()).toEqual({ id: 'default', languages: ['en'] });
  });

  it('take codes of languages, English among them', () => {
    expect(validate(['de', 'en', 'pt-BR'])).toEqual({ id: 'default', languages: ['de', 'en', 'pt-BR'] });
  });

  it.each([['German'], ['../de'], ['de_DE'], [''], [4]])('reject %p as a code', (code) => {
    expect(() => validate(['en', code])).toThrow(/\[languages\][^]*languages\.1: /);
  });

  it.each([
    ['no English', ['de'], 'must contain "en"'],
    ['a code twice', ['en', 'de', 'de'], 'duplicate'],
    ['no list', 'en', 'must be an array'],
  ])('reject %s', (_, languages, message) => {
    expect(() => validate(languages)).toThrow(message);
  });
});
