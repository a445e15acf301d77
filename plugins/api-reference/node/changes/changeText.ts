import type { ApiChange, ApiChangeSubject } from '../../types';
import { diffTypes } from './compareTypes';

/** What the texts of changes need to know of the pages. */
export interface ChangeContext {
  /** Labels of the versions: `7`, `9`. */
  from: string;
  to: string;
  /** Where the row of what changed is: on the newer version's page, or on the older one's for what is gone. */
  hrefOf(change: ApiChange): string | undefined;
  /** Markdown of the library with links of this site; absent where a page only lists what changed. */
  toMarkdown?(text: string): string;
  /** Types that are too long for a sentence are not shown. */
  isBrief?: boolean;
}

/** Longest type or default that is shown within a sentence. */
const INLINE_MAX = 80;

const NOUNS: Record<ApiChangeSubject, [one: string, many: string]> = {
  part: ['Part', 'Parts'],
  prop: ['Prop', 'Props'],
  slot: ['Slot', 'Slots'],
  class: ['CSS class', 'CSS classes'],
  dataAttribute: ['Data attribute', 'Data attributes'],
  cssVariable: ['CSS variable', 'CSS variables'],
  function: ['Function', 'Functions'],
  parameter: ['Parameter', 'Parameters'],
  option: ['Option', 'Options'],
  return: ['Field of the return value', 'Fields of the return value'],
};

/** `Prop` or `Props`. */
export function nounOf(subject: ApiChangeSubject, count: number): string {
  return NOUNS[subject][count === 1 ? 0 : 1];
}

/** Code within a sentence, whatever backticks it has itself. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${ticks}${space}${line}${space}${ticks}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A link that leads where it says: on pages of an earlier version, links of Markdown stay in that version (design §2
 * "URLs").
 */
export function linkTo(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** Name of what changed, as a link to its row. */
export function linkedName(change: ApiChange, { hrefOf }: ChangeContext): string {
  const href = hrefOf(change);
  if (href === undefined) return inlineCode(change.name);
  return href.startsWith('#')
    ? `[${inlineCode(change.name)}](${href})`
    : linkTo(href, `<code>${escapeHtml(change.name)}</code>`);
}

function listCode(items: readonly string[]): string {
  return items.map(inlineCode).join(', ');
}

function isShort(...texts: readonly string[]): boolean {
  return texts.every((text) => text.length <= INLINE_MAX && !text.includes('\n'));
}

/** Two types that are too long for a sentence, one below the other. */
function buildFence(older: string, newer: string, { from, to }: ChangeContext): string {
  const lines = [
    '```ts',
    `// version ${from}`,
    ...older.split('\n'),
    `// version ${to}`,
    ...newer.split('\n'),
    '```',
  ];
  return lines.map((line) => `  ${line}`).join('\n');
}

function describeType({ from = '', to = '' }: ApiChange, context: ChangeContext): string {
  const difference = diffTypes(from, to);
  if (difference && isShort(...difference.gained, ...difference.lost)) {
    const { gained, lost } = difference;
    return [
      ...(gained.length > 0 ? [`takes ${listCode(gained)} as well`] : []),
      ...(lost.length > 0 ? [`no longer takes ${listCode(lost)}`] : []),
    ].join(', ');
  }
  if (isShort(from, to)) return `type ${inlineCode(to)} instead of ${inlineCode(from)}`;
  return context.toMarkdown && !context.isBrief
    ? `another type\n\n${buildFence(from, to, context)}\n`
    : 'another type';
}

function describeDefault({ from, to }: ApiChange): string {
  if (to === undefined) return `no default instead of ${inlineCode(from ?? '')}`;
  if (!isShort(to, from ?? '')) return 'another default';
  return `default ${inlineCode(to)}${from === undefined ? '' : ` instead of ${inlineCode(from)}`}`;
}

/** What changed of a thing that both versions have, to stand behind its name. */
export function describeDetail(change: ApiChange, context: ChangeContext): string {
  switch (change.kind) {
    case 'type':
      return describeType(change, context);
    case 'default':
      return describeDefault(change);
    case 'className':
      return `class ${inlineCode(change.to ?? '')} instead of ${inlineCode(change.from ?? '')}`;
    case 'required':
      return 'is required';
    case 'optional':
      return 'is no longer required';
    case 'restored':
      return 'is no longer deprecated';
    default:
      return change.kind;
  }
}

/** What libraries say of a thing that is still there, and where they say more: the same after each of many names. */
const FILLER = [
  /\s*[^.!?\n]*\bwill be removed in (?:a|the) (?:future|next)\b[^.!?\n]*[.!?]?/gi,
  /\s*See \[[^\]]*\]\([^)]*\) for more details\.?/gi,
  /\s*\[How to migrate\]\([^)]*\)\.?/gi,
];

/** What to use instead, as a sentence; empty where the library does not say. */
export function adviceText(advice: string | undefined, toMarkdown: (text: string) => string): string {
  if (!advice) return '';
  const [paragraph = ''] = FILLER.reduce((text, pattern) => text.replace(pattern, ''), advice)
    .trim()
    .split(/\n\s*\n/);
  const line = paragraph.replace(/\s*\n\s*/g, ' ');
  return toMarkdown(line.charAt(0).toUpperCase() + line.slice(1));
}
