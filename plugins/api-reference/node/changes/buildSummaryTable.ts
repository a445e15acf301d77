import type { ApiChange, ApiChangeSubject, ApiDocumentChanges } from '../../types';
import { nounOf } from './changeText';

/** Columns: what can become of a thing. */
const COLUMNS = ['Added', 'Removed', 'Changed', 'Deprecated'] as const;

type Column = (typeof COLUMNS)[number];

const SUBJECTS: readonly ApiChangeSubject[] = [
  'part',
  'prop',
  'slot',
  'class',
  'dataAttribute',
  'cssVariable',
  'function',
  'parameter',
  'option',
  'return',
];

function columnOf(kind: ApiChange['kind'] | ApiDocumentChanges['change']): Column {
  if (kind === 'added') return 'Added';
  if (kind === 'removed') return 'Removed';
  return kind === 'deprecated' ? 'Deprecated' : 'Changed';
}

/** A row with counts of different things: a prop with two changes counts once a column. */
function buildRow(title: string, found: readonly { name: string; column: Column }[]): string[] {
  const counts = COLUMNS.map(
    (column) => new Set(found.filter((each) => each.column === column).map(({ name }) => name)).size,
  );
  return counts.some(Boolean) ? [`| ${[title, ...counts.map((count) => count || '–')].join(' | ')} |`] : [];
}

/** How much changed, in numbers: a Markdown table with a row for each kind of thing that changed at all. */
export function buildSummaryTable(changes: readonly ApiDocumentChanges[]): string {
  const all = changes.flatMap(({ name, changes: own }) => own.map((change) => ({ document: name, change })));
  const rows = [
    ...buildRow(
      'Components and hooks',
      changes.map(({ name, change }) => ({ name, column: columnOf(change) })),
    ),
    ...SUBJECTS.flatMap((subject) =>
      buildRow(
        nounOf(subject, 2),
        all
          .filter(({ change }) => change.subject === subject)
          .map(({ document, change }) => ({
            name: `${document}/${change.owner ?? ''}/${change.name}`,
            column: columnOf(change.kind),
          })),
      ),
    ),
  ];
  return [`| Of | ${COLUMNS.join(' | ')} |`, `| --- |${' ---: |'.repeat(COLUMNS.length)}`, ...rows].join(
    '\n',
  );
}
