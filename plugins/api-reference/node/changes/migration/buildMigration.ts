import type { ApiDocumentChanges } from '../../../types';
import { buildSummaryTable } from '../buildSummaryTable';
import { inlineCode } from '../changeText';
import { labelOf, type HistoryVersion } from '../history';
import { buildAdditions, buildDocument } from './buildDocument';
import { compareVersions, type MigrationInput } from './comparison';
import { adviceOf, buildDetails, countText, nameLink } from './migrationText';

type Changes = readonly ApiDocumentChanges[];

function libraryNames({ plans }: HistoryVersion): string {
  const names = plans.map(({ document }) => `${document.package} ${document.version}`);
  return [...new Set(names)].map(inlineCode).join(', ');
}

function buildRemoved(removed: Changes, { older, newer, replaced = {} }: MigrationInput): string {
  return removed
    .map((changes) => {
      const successor = replaced[changes.name];
      const text = successor ? `Use ${nameLink(successor, newer)} instead.` : adviceOf(changes);
      return `- ${nameLink(changes.name, older)}${text ? `: ${text}` : ''}`;
    })
    .join('\n');
}

function buildRenamed(input: MigrationInput): string {
  return Object.entries(input.renamed ?? {})
    .map(([from, to]) => `- ${nameLink(from, input.older)} is ${nameLink(to, input.newer)}`)
    .join('\n');
}

function buildSection(title: string, id: string, blocks: readonly string[]): string[] {
  const filled = blocks.filter(Boolean);
  return filled.length > 0 ? [`### ${title} {#${id}}`, ...filled] : [];
}

/**
 * What changed in the API from one version to another, as Markdown for a migration guide (issue 7 point 5): what is
 * gone, what has another name, what is new, then each component with what it lost or changed; additions are folded.
 */
export function buildMigration(input: MigrationInput): string {
  const { older, newer, prefix } = input;
  const comparison = compareVersions(input);
  const { changes } = comparison;
  const all = (change: ApiDocumentChanges['change']) => changes.filter((each) => each.change === change);
  const removed = all('removed');
  const added = all('added');
  const others = changes.filter(({ change }) => change === 'changed' || change === 'deprecated');
  const [from, to] = [labelOf(older.id), labelOf(newer.id)];
  const list = added.map(({ name }) => nameLink(name, newer)).join(', ');
  const different = others.flatMap((each) => buildDocument(each, input, comparison));
  return [
    `Compared: the types of ${libraryNames(older)} and ${libraryNames(newer)}.`,
    changes.length > 0 ? buildSummaryTable(changes) : 'No component or hook changed in its API.',
    ...buildSection(`Gone in version ${to}`, `${prefix}-removed`, [buildRemoved(removed, input)]),
    ...buildSection('Renamed', `${prefix}-renamed`, [buildRenamed(input)]),
    ...buildSection(`New in version ${to}`, `${prefix}-new`, [
      added.length > 8 ? buildDetails(countText(added), list) : list,
    ]),
    ...buildSection(`Removed and changed since version ${from}`, `${prefix}-changed`, different),
    ...buildSection('Added to what was there', `${prefix}-added`, [
      buildAdditions(others, input, comparison),
    ]),
  ].join('\n\n');
}
