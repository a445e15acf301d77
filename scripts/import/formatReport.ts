import type { ImportPlan } from './planImport';
import type { Finding } from './types';
import type { ComparedPlan } from './writePlan';

const MARKS: Record<Finding['kind'], string> = { lost: 'not taken', changed: 'note     ' };

export interface ReportInput extends Pick<ImportPlan, 'moves' | 'findings' | 'counts' | 'missingPackages'> {
  /** Where it goes: `docs/<product>/<version>`. */
  folder: string;
  compared: ComparedPlan;
  dryRun: boolean;
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

function byLine(a: Finding, b: Finding): number {
  return (a.line ?? 0) - (b.line ?? 0);
}

function formatFinding({ line, kind, message }: Finding): string {
  return `  ${MARKS[kind]} ${line === undefined ? '' : `line ${line}: `}${message}`;
}

function formatFile(file: string, findings: readonly Finding[], target: string | undefined): string {
  const lost = findings.filter(({ kind }) => kind === 'lost').length;
  const notes = findings.length - lost;
  const counts = [lost > 0 && `${lost} not taken`, notes > 0 && count(notes, 'note')]
    .filter(Boolean)
    .join(', ');
  const title = `${file}${target ? ` -> ${target}` : ''}${counts ? ` (${counts})` : ''}`;
  return [title, ...[...findings].sort(byLine).map(formatFinding)].join('\n');
}

function formatFiles({ created, differing, unchanged }: ComparedPlan): string {
  const parts = [
    `${created.length} new`,
    differing.length > 0 && `${differing.length} replaced`,
    unchanged.length > 0 && `${unchanged.length} unchanged`,
  ];
  return parts.filter(Boolean).join(', ');
}

function formatSummary({ counts, findings, folder, compared, dryRun, missingPackages }: ReportInput): string {
  const lost = findings.filter(({ kind }) => kind === 'lost');
  const places = count(new Set(lost.map(({ file }) => file)).size, 'file');
  const javaScript = counts.javaScriptDemos > 0 ? ` (${counts.javaScriptDemos} in JavaScript only)` : '';
  const lines = [
    `${dryRun ? 'Would import' : 'Imported'} into ${folder}: ${count(counts.pages, 'page')}, ` +
      `${count(counts.demos, 'demo')}${javaScript}; files: ${formatFiles(compared)}.`,
    lost.length === 0
      ? 'Everything was taken over.'
      : `${count(lost.length, 'thing')} could not be taken over, in ${places}.`,
    missingPackages.length > 0 &&
      `To install what is missing: npm install --save-exact -w ${folder} ${missingPackages.join(' ')}`,
    dryRun && 'Nothing was written (--dry-run).',
  ];
  return lines.filter(Boolean).join('\n');
}

/** What was taken and what was not, file by file, with a summary at the end (issue 3 point 1). */
export function formatReport(input: ReportInput): string {
  const targets = new Map(input.moves.map(({ from, to }) => [from, `content/${to}`]));
  const files = [...new Set([...targets.keys(), ...input.findings.map(({ file }) => file)])].sort();
  const groups = files.map((file) =>
    formatFile(
      file,
      input.findings.filter((finding) => finding.file === file),
      targets.get(file),
    ),
  );
  return `${groups.join('\n')}\n\n${formatSummary(input)}\n`;
}
