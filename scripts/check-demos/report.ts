import { fixOf } from './fixes';
import type { Allowed, DemoResult, Finding, Mode } from './types';

/** Lines and characters of a message that the table shows; the JSON has all of it. */
const SHOWN_LENGTH = 300;
const SHOWN_PLACES = 3;

interface Row {
  finding: Finding;
  modes: Mode[];
}

/** The same fault in several modes is one row. */
function mergeModes(findings: readonly Finding[]): Row[] {
  const rows = new Map<string, Row>();
  for (const finding of findings) {
    const { stage, rule, message, where = [] } = finding;
    const elements = stage === 'axe' ? where.map((place) => place.replace(/\s{2}.*$/s, '')) : where;
    const key = [stage, rule, stage === 'axe' ? '' : message, ...elements].join('\n');
    const row = rows.get(key) ?? { finding, modes: [] };
    rows.set(key, row);
    if (finding.mode && !row.modes.includes(finding.mode)) row.modes.push(finding.mode);
  }
  return [...rows.values()];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line;
}

function formatRow({ finding, modes }: Row): string {
  const places = finding.where ?? [];
  const more = places.length - SHOWN_PLACES;
  return [
    `  ${(modes.join(', ') || finding.stage).padEnd(17)} ${finding.rule}: ${shorten(finding.message)}`,
    ...places.slice(0, SHOWN_PLACES).map((place) => `${' '.repeat(20)}at   ${shorten(place)}`),
    ...(more > 0 ? [`${' '.repeat(20)}and  ${more} more`] : []),
    `${' '.repeat(20)}fix  ${fixOf(finding)}`,
  ].join('\n');
}

function formatDemo({ file, findings }: DemoResult): string {
  return [file, ...mergeModes(findings).map(formatRow)].join('\n');
}

function formatUnused(unused: readonly Allowed[]): string[] {
  if (unused.length === 0) return [];
  const lines = unused.map(({ demo, rule, reason }) => `  ${demo}  ${rule}: ${reason}`);
  return [`Entries of scripts/check-demos/allowed.ts that nothing needs any more:\n${lines.join('\n')}`];
}

/** `214 demos healthy, 3 not` */
export function summarize(results: readonly DemoResult[]): string {
  const healthy = results.filter((result) => result.healthy).length;
  return `${healthy} demos healthy, ${results.length - healthy} not`;
}

/** What the command prints: each fault with its file, mode and cure, and the counts at the end. */
export function formatReport(results: readonly DemoResult[], unused: readonly Allowed[]): string {
  const failures = results.filter(({ healthy }) => !healthy).map(formatDemo);
  const allowed = results.filter((result) => result.allowed.length > 0).length;
  const cached = results.filter((result) => result.cached).length;
  const notes = [
    ...(cached > 0 ? [`${cached} unchanged since an earlier run`] : []),
    ...(allowed > 0 ? [`${allowed} with faults of their library that are allowed`] : []),
  ];
  return [
    ...failures,
    ...formatUnused(unused),
    ...(notes.length > 0 ? [`(${notes.join(', ')})`] : []),
    summarize(results),
  ].join('\n\n');
}
