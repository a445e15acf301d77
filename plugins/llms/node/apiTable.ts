import { htmlToMarkdown } from './htmlToMarkdown';
import { codeSpan, writeTable } from './markdown';

interface Parameter {
  name: string;
  type: string;
  description?: string;
}

/** A row of a table of an API page, as its data file has it (issue 4 point 3). */
export interface ApiRow {
  name: string;
  type?: string[];
  typeDetails?: string;
  default?: string;
  description?: string;
  required?: true;
  deprecated?: string;
  parameters?: Parameter[];
  returns?: { type: string; description?: string };
  className?: string;
  since?: string;
}

export interface ApiTable {
  kind: string;
  rows: ApiRow[];
  inherited: { from: string; href?: string; rows: ApiRow[] }[];
}

/** Data of a generated page. */
export interface ApiData {
  document: { name: string };
  view: Record<string, ApiTable>;
  reference: string;
}

type Resolve = (link: string) => string;

const NAMES: Record<string, string> = {
  slots: 'Slot',
  classes: 'Key',
  dataAttributes: 'Attribute',
  cssVariables: 'Variable',
  parameters: 'Parameter',
  options: 'Option',
  returns: 'Field',
};

function writeName({ name, required, since, deprecated }: ApiRow): string {
  const marks = [
    ...(required ? ['required'] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(deprecated === undefined ? [] : ['deprecated']),
  ];
  return codeSpan(name) + (marks.length > 0 ? ` (${marks.join(', ')})` : '');
}

function writeSignature({ parameters, returns }: ApiRow, resolve: Resolve): string[] {
  const text = (html: string | undefined) => (html ? `: ${htmlToMarkdown(html, resolve)}` : '');
  const list = (parameters ?? []).map(
    ({ name, type, description }) => `- ${codeSpan(name)} ${codeSpan(type)}${text(description)}`,
  );
  return [
    ...(parameters ? ['Called with:', ...list] : []),
    ...(returns ? [`Returns ${codeSpan(returns.type)}${text(returns.description)}`] : []),
  ];
}

function writeDescription(row: ApiRow, resolve: Resolve): string {
  const { deprecated, description, typeDetails } = row;
  return [
    ...(deprecated ? [`Deprecated: ${htmlToMarkdown(deprecated, resolve)}`] : []),
    ...(description ? [htmlToMarkdown(description, resolve)] : []),
    ...writeSignature(row, resolve),
    ...(typeDetails ? ['Type:', ...typeDetails.split('\n').map(codeSpan)] : []),
  ].join('\n');
}

/** Columns after the name; those that no row has anything for are left out, as on the page. */
const COLUMNS: [title: string, write: (row: ApiRow, resolve: Resolve) => string][] = [
  ['Type', ({ type = [] }) => codeSpan(type.join(' | '))],
  ['Class', ({ className = '' }) => codeSpan(className)],
  ['Default', (row) => codeSpan(row.default ?? '')],
  ['Description', writeDescription],
];

function writeRows(kind: string, rows: readonly ApiRow[], resolve: Resolve): string {
  const columns = COLUMNS.map(([title, write]) => ({ title, cells: rows.map((row) => write(row, resolve)) }));
  const filled = columns.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return writeTable(
    [NAMES[kind] ?? 'Prop', ...filled.map(({ title }) => title)],
    rows.map((row, index) => [writeName(row), ...filled.map(({ cells }) => cells[index] ?? '')]),
  );
}

/**
 * A table of an API page with all its rows, then the props of each component that it inherits from.
 *
 * @param resolve where a link of the library's texts leads
 */
export function writeApiTable({ kind, rows, inherited }: ApiTable, resolve: Resolve): string {
  const others = inherited
    .filter((each) => each.rows.length > 0)
    .flatMap(({ from, href, rows: inheritedRows }) => [
      `Props of ${href ? `[${from}](${resolve(href)})` : codeSpan(from)}, available as well:`,
      writeRows('props', inheritedRows, resolve),
    ]);
  return [...(rows.length > 0 ? [writeRows(kind, rows, resolve)] : []), ...others].join('\n\n');
}
