import type { ApiChange, ApiDocumentChanges } from '../../../types';
import { toKebab } from '../../pages/names';
import { buildChangeList } from '../changeList';
import { nounOf, type ChangeContext } from '../changeText';
import type { Comparison, MigrationInput } from './comparison';
import { adviceOf, buildDetails, createContext, nameLink } from './migrationText';

/** How many changes of one kind a reader sees at once. */
const FOLD_FROM = 6;

/** Classes and types change by the dozen, each of little weight: those are folded, never removed props. */
function canFold({ subject, kind }: ApiChange): boolean {
  return subject === 'class' || kind === 'type';
}

const VERBS: Partial<Record<ApiChange['kind'], string>> = {
  className: 'with another class name',
  restored: 'no longer deprecated',
  type: 'of another type',
};

function summarize(changes: readonly ApiChange[]): string {
  const [{ subject, kind } = { subject: 'prop', kind: 'type' } as const] = changes;
  const noun = nounOf(subject, changes.length);
  // `CSS classes` keep their capitals.
  const lower = /^[A-Z][a-z]/.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
  return `${changes.length} ${lower} ${VERBS[kind] ?? kind}`;
}

function groupByKind(changes: readonly ApiChange[]): ApiChange[][] {
  const groups = new Map<string, ApiChange[]>();
  for (const change of changes) {
    const key = `${change.subject} ${change.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

function buildFolded(changes: readonly ApiChange[], context: ChangeContext): string[] {
  const many = groupByKind(changes.filter(canFold)).filter((group) => group.length >= FOLD_FROM);
  const folded = new Set(many.flat());
  return [
    buildChangeList(
      changes.filter((change) => !folded.has(change)),
      context,
    ),
    ...many.map((group) => buildDetails(summarize(group), buildChangeList(group, context))),
  ];
}

/** One component or hook: what is gone and what is different, not what is new. Empty where nothing is. */
export function buildDocument(
  changes: ApiDocumentChanges,
  input: MigrationInput,
  comparison: Comparison,
): string[] {
  const { name } = changes;
  const own = changes.changes.filter(({ kind }) => kind !== 'added');
  const isDeprecated = changes.change === 'deprecated';
  if (own.length === 0 && !isDeprecated) return [];
  const former = comparison.formerNames.get(name);
  return [
    `#### ${name} {#${input.prefix}-${toKebab(name)}}`,
    former ? `Was ${nameLink(former, input.older)}.` : '',
    isDeprecated ? `Deprecated. ${adviceOf(changes)}`.trim() : '',
    ...buildFolded(own, createContext(input, comparison, name)),
  ].filter(Boolean);
}

/** What is new, by component, behind one line: no code breaks by it. Empty where nothing is. */
export function buildAdditions(
  changed: readonly ApiDocumentChanges[],
  input: MigrationInput,
  comparison: Comparison,
): string {
  const documents = changed
    .map((changes) => ({
      name: changes.name,
      added: changes.changes.filter(({ kind }) => kind === 'added'),
    }))
    .filter(({ added }) => added.length > 0);
  if (documents.length === 0) return '';
  const items = documents.map(({ name, added }) => {
    const list = buildChangeList(added, createContext(input, comparison, name));
    return `- ${nameLink(name, input.newer)}\n${list.replace(/^(?=.)/gm, '  ')}`;
  });
  const count = documents.flatMap(({ added }) => added).length;
  const where = `${documents.length} ${documents.length === 1 ? 'component or hook' : 'components and hooks'}`;
  return buildDetails(`${count} ${count === 1 ? 'addition' : 'additions'} to ${where}`, items.join('\n'));
}
