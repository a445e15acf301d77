import { looksLikeDirective, parseDirective } from '../../plugins/demos/remark/notation';
import { buildTabs, type CodeTab } from './buildTabs';
import { indentOf, isBlank, linesFrom, pushBlock, type Line } from './lines';
import type { Note } from './types';

type Values = Record<string, unknown>;

/** What became of a demo: the name by which the page shows it here, or why it cannot be shown. */
export type ResolvedDemo = { name: string } | { problem: string };

export interface DirectiveContext {
  /** Names of the page components of this site. */
  components: readonly string[];
  resolveDemo(name: string): ResolvedDemo;
}

interface Converted {
  text: string;
  notes: Omit<Note, 'line'>[];
}

/** Options of page components that this site knows or may ignore; others are left out. */
const COMPONENT_OPTIONS: Record<string, readonly string[]> = { ComponentLinkHeader: ['design'] };

/** That family's tabs of code before `<codeblock>`: they become one. */
const TABS_COMPONENT = 'HighlightedCodeWithTabs';

/** `@mui/docs/ComponentLinkHeader`, `modules/components/ComponentLinkHeader.js` -> `ComponentLinkHeader` */
function baseName(component: string): string {
  return (component.split('/').at(-1) ?? component).replace(/\.\w+$/, '');
}

function print(values: Values): string {
  const pairs = Object.entries(values).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{{${pairs.join(', ')}}}`;
}

const lost = (message: string) => ({ kind: 'lost' as const, message });

/** What a reader sees in the place of something; in an admonition, a second one would end the first. */
function placeholder(what: string, note: string, isNested: boolean): Converted {
  const message = `This page shows ${what} here, which this site does not have.`;
  const text = isNested ? `**Not available:** ${message}` : `:::warning\n${message}\n:::`;
  return { text, notes: [lost(`${note}; a visible note stands in its place`)] };
}

function convertComponent(values: Values, { components }: DirectiveContext, isNested: boolean): Converted {
  const { component: source, ...options } = values;
  const component = baseName(String(source));
  if (component === TABS_COMPONENT && Array.isArray(options.tabs)) {
    return { text: buildTabs(options.tabs as CodeTab[], options.storageKey), notes: [] };
  }
  if (!components.includes(component)) {
    return placeholder(`the component \`${source}\``, `unknown page component "${source}"`, isNested);
  }
  const known = COMPONENT_OPTIONS[component] ?? [];
  const kept = Object.entries(options).filter(([name]) => known.includes(name));
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  return {
    text: print({ component, ...Object.fromEntries(kept) }),
    notes: unknown.map((name) => lost(`page component ${component}: unknown option "${name}" left out`)),
  };
}

function problemsOfOption(name: string, value: unknown): string[] {
  return parseDirective(print({ demo: 'Demo.tsx', [name]: value }), []).problems;
}

function convertDemo(values: Values, { resolveDemo }: DirectiveContext, isNested: boolean): Converted {
  const { demo, ...options } = values;
  const resolved = resolveDemo(String(demo));
  if ('problem' in resolved) {
    return placeholder(`the demo \`${demo}\``, `demo "${demo}" not taken: ${resolved.problem}`, isNested);
  }
  const wrong = Object.entries(options).flatMap(([name, value]) => problemsOfOption(name, value));
  const kept = Object.entries(options).filter(([name, value]) => problemsOfOption(name, value).length === 0);
  return {
    text: print({ demo: resolved.name, ...Object.fromEntries(kept) }),
    notes: wrong.map((problem) => lost(`demo "${demo}": option left out: ${problem}`)),
  };
}

function convert(text: string, context: DirectiveContext, isNested: boolean): Converted {
  let values: Values;
  try {
    values = JSON.parse(text.trim().slice(1, -1)) as Values;
  } catch (error) {
    return placeholder(
      'something',
      `notation is not valid JSON (${(error as Error).message}): ${text.trim()}`,
      isNested,
    );
  }
  if (typeof values.demo === 'string') return convertDemo(values, context, isNested);
  if (typeof values.component === 'string') return convertComponent(values, context, isNested);
  return placeholder('something', `notation names neither a demo nor a component: ${text.trim()}`, isNested);
}

/** A notation may go over several lines. */
function takeDirective(lines: readonly Line[], index: number): { text: string; count: number } | null {
  const start = lines[index]?.text.replace(/^[\s>]*/, '') ?? '';
  if (lines[index]?.kind !== 'prose' || !/^\{\{\s*"/.test(start)) return null;
  const rest = lines.slice(index, index + 20);
  const end = rest.findIndex(({ text, kind }) => kind === 'prose' && text.trimEnd().endsWith('}}'));
  if (end < 0 || rest.slice(1, end).some(isBlank)) return null;
  const text = [start, ...rest.slice(1, end + 1).map((line) => line.text)].join('\n');
  return looksLikeDirective(text) ? { text, count: end + 1 } : null;
}

function admonitionDepth(depth: number, { kind, text }: Line): number {
  if (kind !== 'prose' || !/^[\s>]*:::/.test(text)) return depth;
  return /:::+\s*\S/.test(text) ? depth + 1 : Math.max(0, depth - 1);
}

/**
 * `{{"demo": "Basic.js", "bg": true}}` -> `{{"demo": "Basic.tsx", "bg": true}}`, a paragraph of its own (issue 3 point
 * 1). What is not known here becomes a visible note; unknown options are left out.
 */
export function convertDirectives(
  lines: readonly Line[],
  context: DirectiveContext,
): { lines: Line[]; notes: Note[] } {
  const result: Line[] = [];
  const notes: Note[] = [];
  let depth = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const found = takeDirective(lines, index);
    depth = admonitionDepth(depth, line);
    if (!found) {
      result.push(line);
      continue;
    }
    const converted = convert(found.text, context, depth > 0);
    const indent = indentOf(line.text);
    pushBlock(result, linesFrom(converted.text.replace(/^(?=.)/gm, indent), line.line));
    notes.push(...converted.notes.map((note) => ({ ...note, line: line.line })));
    index += found.count - 1;
    if (!isBlank(lines[index + 1])) result.push({ text: indent.trimEnd(), kind: 'prose', line: line.line });
  }
  return { lines: result, notes };
}
