import type { CodePreferences } from '../../kit/client/codePreferences';
import type { Styling } from '../types';
import { stemOf } from './prefixes';
import { PREFERENCE_OF } from './stylings';

export interface DemoLink {
  /** Name of the demo that the hash leads to, if it names one. */
  stem: string | null;
  change: Partial<CodePreferences>;
}

/**
 * What a page's hash says of language and styling (spec §4, §5; design §11): an end in `.js` or `.tsx` selects the
 * language; `tailwind-`, `css-` or `system-` selects the styling only before the name of a demo of this page, because
 * ordinary headings begin so too. Anything else is ignored.
 *
 * @param hash with or without `#`
 * @param names demos of the page, with or without extension
 */
export function readHash(hash: string, names: readonly string[]): DemoLink {
  const text = hash.replace(/^#/, '');
  const stems = names.map(stemOf);
  const change: Partial<CodePreferences> = {};
  if (/\.js$/.test(text)) change.variant = 'JS';
  if (/\.tsx$/.test(text)) change.variant = 'TS';
  const stem = text.replace(/\.(js|tsx)$/, '');
  const [, prefix, rest = ''] = /^(system|tailwind|css)-(.+)$/.exec(stem) ?? [];
  if (prefix && stems.includes(rest)) {
    change.styling = PREFERENCE_OF[prefix as keyof typeof PREFERENCE_OF];
    return { stem: rest, change };
  }
  return { stem: stems.includes(stem) ? stem : null, change };
}

/** The hash that leads to a demo as the reader sees it now. */
export function toHash(
  name: string,
  { variant, styling }: CodePreferences,
  severalStylings: boolean,
): string {
  const extension = variant === 'JS' ? '.js' : '.tsx';
  const prefix = severalStylings
    ? `${Object.entries(PREFERENCE_OF).find(([, preference]) => preference === styling)?.[0] ?? 'system'}-`
    : '';
  return `#${prefix}${stemOf(name)}${extension}`;
}

/** Every hash without `#` that leads to a demo: its name, with a language, and with a styling where it has several. */
export function hashesOf(name: string, stylings: readonly Styling[]): string[] {
  const stem = stemOf(name);
  const stems = stylings.length > 1 ? [stem, ...stylings.map((styling) => `${styling}-${stem}`)] : [stem];
  return stems.flatMap((hash) => [hash, `${hash}.tsx`, `${hash}.js`]);
}
