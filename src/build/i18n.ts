import type { I18nConfig } from '@docusaurus/types';

/**
 * Docusaurus' own locales. The site is built in English alone, because readers change the language at run time; only
 * `write-translations --locale <code>` wants to be told the code, also of a language that is not enabled yet.
 *
 * @param args arguments of the command line
 */
export function buildI18n(
  args: readonly string[] = process.argv,
): Pick<I18nConfig, 'defaultLocale' | 'locales'> {
  const at = args.findIndex((argument) => argument === '--locale' || argument === '-l');
  const code = args.includes('write-translations') && at >= 0 ? args[at + 1] : undefined;
  return { defaultLocale: 'en', locales: code && code !== 'en' ? ['en', code] : ['en'] };
}
