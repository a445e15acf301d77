import { buildI18n } from '../i18n';

describe('buildI18n', () => {
  it.each([
    [['node', 'docusaurus', 'build'], ['en']],
    [['node', 'docusaurus', 'build', '--locale', 'en'], ['en']],
    [['node', 'docusaurus', 'write-translations'], ['en']],
    [
      ['node', 'docusaurus', 'write-translations', '--locale', 'de'],
      ['en', 'de'],
    ],
    [['node', 'docusaurus', 'write-translations', '-l', 'en'], ['en']],
  ])('%j has the locales %j', (args, locales) => {
    expect(buildI18n(args)).toEqual({ defaultLocale: 'en', locales });
  });
});
