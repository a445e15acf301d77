import type { ApiChange, ApiDocumentChanges } from '../../../types';
import { toPageMarkdown } from '../../pages/markdownText';
import { adviceText, inlineCode, linkTo, type ChangeContext } from '../changeText';
import { labelOf, type ApiStep, type HistoryVersion } from '../history';
import { createRowHref } from '../rowHref';
import type { Comparison, MigrationInput } from './comparison';

/** Links of a library's text lead to its own site, which shows its newest version: their text is enough. */
function toPlainMarkdown(text: string): string {
  return toPageMarkdown(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'), (link) => link);
}

/** What the library says that one should use instead. */
export function adviceOf({ advice }: Pick<ApiDocumentChanges, 'advice'>): string {
  return adviceText(advice, toPlainMarkdown);
}

/** Name of a component or hook, as a link to its page in a version that has pages on this site. */
export function nameLink(name: string, { plans }: HistoryVersion): string {
  const pathname = plans.find(({ document }) => document.name === name)?.pathname;
  return pathname ? linkTo(pathname, `<code>${name}</code>`) : inlineCode(name);
}

/** The row of what changed; that of a removed prop is on the older version's page, under the older name. */
function createHref(step: ApiStep, name: string, formerName: string) {
  const newerHref = createRowHref(step, name, '');
  const olderHref = createRowHref(step, formerName, '');
  return (change: ApiChange): string | undefined => {
    const href = change.kind === 'removed' ? olderHref(change) : newerHref(change);
    // Without a page of its own, a plan has no pathname.
    return href?.startsWith('/') ? href : undefined;
  };
}

/** What the lines of one component need to know. */
export function createContext(
  { older, newer }: MigrationInput,
  { changes, formerNames }: Comparison,
  name: string,
): ChangeContext {
  return {
    from: labelOf(older.id),
    to: labelOf(newer.id),
    hrefOf: createHref({ older, newer, changes }, name, formerNames.get(name) ?? name),
    toMarkdown: toPlainMarkdown,
    isBrief: true,
  };
}

/** `3 components and 1 hook` */
export function countText(changes: readonly ApiDocumentChanges[]): string {
  const count = (kind: ApiDocumentChanges['kind']) => changes.filter((each) => each.kind === kind).length;
  return [
    { number: count('component'), noun: 'component' },
    { number: count('hook'), noun: 'hook' },
  ]
    .filter(({ number }) => number > 0)
    .map(({ number, noun }) => `${number} ${noun}${number === 1 ? '' : 's'}`)
    .join(' and ');
}

/** A block that a reader opens; its Markdown needs blank lines around it. */
export function buildDetails(summary: string, markdown: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${markdown}\n\n</details>`;
}
