import type { Problem } from '../../src/pages-manifest/types';
import type { Doc } from './types';

/** The sections of a component page that have a place of their own; others stand between the first and the last four. */
const FIRST = ['Introduction', 'Basics'];
const LAST = ['Customization', 'Accessibility', 'Anatomy', 'Limitations'];

/** Limitations are "Limitations", "Limitations and gotchas" …; variants may stand for basics. */
const nameOf = (markdown: string) =>
  markdown.replace(/^Limitations\b.*/, 'Limitations').replace(/^Variants$/, 'Basics');

function placeOf(markdown: string): number {
  const name = nameOf(markdown);
  if (FIRST.includes(name)) return FIRST.indexOf(name);
  return LAST.includes(name) ? FIRST.length + 1 + LAST.indexOf(name) : FIRST.length;
}

/** A page of a component: it names one, and has an introduction with a demo (shared writing rules, "A component page"). */
export function isComponentPage({ page, headings }: Doc): boolean {
  const names = page.components ?? [];
  return names.length > 0 && headings.some(({ markdown }) => markdown === 'Introduction');
}

/** The sections of a component page stand in the order of the writing rules. */
export function checkOrder(doc: Doc): Problem[] {
  if (!isComponentPage(doc)) return [];
  const sections = doc.headings.filter(({ level }) => level === 2);
  return sections.flatMap(({ markdown, line }, index) => {
    const before = sections.slice(0, index).find((other) => placeOf(other.markdown) > placeOf(markdown));
    if (!before) return [];
    return [
      {
        file: doc.file,
        line,
        message: `This section stands after "${before.markdown}"`,
        value: markdown,
        fix: `Follow the order ${[...FIRST, 'use cases', ...LAST].join(', ')}: move it up, or the other down.`,
      },
    ];
  });
}
