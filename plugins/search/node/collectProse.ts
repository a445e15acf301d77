import fs from 'node:fs';
import path from 'node:path';
import type { SitePage } from './manifest';
import { pickWords, type Section } from './pickWords';
import { readSections } from './readSections';

/** Markdown of a page that was written by hand. */
export type LoadText = (page: SitePage) => string | undefined;

export function createLoadText(siteDir: string): LoadText {
  return ({ api, source }) => {
    const file = path.join(siteDir, source ?? '');
    return api || !source || !fs.existsSync(file) ? undefined : fs.readFileSync(file, 'utf8');
  };
}

/** Sections as search knows them; headings that Markdown does not show make one section of the page. */
function listSections(
  { pageTitle, description, headings }: SitePage,
  markdown: string | undefined,
): Section[] {
  if (markdown === undefined) return [];
  const texts = readSections(markdown);
  const page = `${pageTitle} ${description ?? ''}`;
  if (texts.length !== headings.length + 1) return [{ text: texts.join('\n'), known: page }];
  return texts.map((text, index) => ({ text, known: `${page} ${headings[index - 1]?.text ?? ''}` }));
}

/**
 * The telling words of the pages' prose: a line for the page, then one a heading, as `headings` of the index has them.
 */
export function collectProse(pages: readonly SitePage[], loadText: LoadText): string[] {
  const sections = pages.map((page) => listSections(page, loadText(page)));
  return pickWords(sections).map((words) => words.join('\n').replace(/\n+$/, ''));
}
