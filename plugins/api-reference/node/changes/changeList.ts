import type { ApiChange } from '../../types';
import { adviceText, describeDetail, linkedName, nounOf, type ChangeContext } from './changeText';

/** Changes that are told of together, several things in a line. */
const GROUPED = ['removed', 'added', 'deprecated'] as const;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** `Props removed: …`: in one line, or a list of its own where the library says what to use instead. */
function buildGroup(changes: readonly ApiChange[], context: ChangeContext): string {
  const [first] = changes;
  if (!first) return '';
  const title = `${nounOf(first.subject, changes.length)} ${first.kind}`;
  const items = changes.map((change) => {
    const advice = context.toMarkdown ? adviceText(change.advice, context.toMarkdown) : '';
    return { name: linkedName(change, context), advice };
  });
  if (items.every(({ advice }) => !advice)) return `- ${title}: ${items.map(({ name }) => name).join(', ')}`;
  const texts = items.map(({ name, advice }) => (advice ? `${name}. ${advice}` : name));
  return texts.length === 1
    ? `- ${title}: ${texts.join('')}`
    : [`- ${title}:`, ...texts.map((text) => `  - ${text}`)].join('\n');
}

/** All that changed of one thing that both versions have. */
function buildItem(changes: readonly ApiChange[], context: ChangeContext): string {
  const [first] = changes;
  if (!first) return '';
  const details = changes.map((change) => describeDetail(change, context)).join('; ');
  return `- ${nounOf(first.subject, 1)} ${linkedName(first, context)}: ${details}`;
}

function buildOwn(changes: readonly ApiChange[], context: ChangeContext): string[] {
  const isGrouped = ({ kind }: ApiChange) => GROUPED.some((each) => each === kind);
  const groups = GROUPED.flatMap((kind) =>
    groupBy(
      changes.filter((change) => change.kind === kind),
      ({ subject }) => subject,
    ),
  );
  const others = groupBy(
    changes.filter((change) => !isGrouped(change)),
    ({ subject, name }) => `${subject} ${name}`,
  );
  return [
    ...groups.map((group) => buildGroup(group, context)),
    ...others.map((group) => buildItem(group, context)),
  ];
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** A Markdown list of what changed of a component or hook: its own things first, then those of each part. */
export function buildChangeList(changes: readonly ApiChange[], context: ChangeContext): string {
  const own = changes.filter(({ owner }) => owner === undefined);
  const owned = groupBy(
    changes.filter(({ owner }) => owner !== undefined),
    ({ owner = '' }) => owner,
  );
  const parts = owned.map((group) => {
    const name = group[0]?.owner ?? '';
    const link = linkedName({ subject: 'part', name, kind: 'type' }, context);
    return [`- ${link}:`, ...buildOwn(group, context).map(indent)].join('\n');
  });
  return [...buildOwn(own, context), ...parts].join('\n');
}
