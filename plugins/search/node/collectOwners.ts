import { rowId, toKebab, type RowKind } from '../../kit/rowAnchor';
import { toClassPrefix } from '../client/classPrefix';
import type { OwnerRow, RowTable } from '../types';

interface Row {
  id: string;
  name: string;
  className?: string;
}

/** What search reads of the data of a generated page (issue 4 point 3). */
export interface ApiPage {
  document: { name: string; parts?: { name: string }[]; functions?: { name: string }[] };
  view: Record<string, { kind: string; rows: Row[]; inherited: { from: string; rows: Row[] }[] }>;
}

const ROW_KINDS: Record<string, RowKind> = {
  props: 'prop',
  slots: 'slot',
  classes: 'classes',
  dataAttributes: 'data',
  cssVariables: 'css',
  parameters: 'parameter',
  options: 'option',
  returns: 'return',
};

/** Names of an owner's rows, by kind. */
export type NamedRows = Partial<Record<keyof RowTable, string[]>>;

export interface NamedOwner {
  page: number;
  /** `Select.Trigger`; '' for the component itself. */
  part: string;
  rows: NamedRows;
}

/** Whose table this is: anchors of rows begin with their owner. */
function findOwner({ document }: ApiPage, kind: RowKind, { id, name }: Row): string | undefined {
  const names = [document, ...(document.parts ?? []), ...(document.functions ?? [])].map((each) => each.name);
  return names.find((owner) => rowId(owner, kind, name) === id);
}

function add(rows: NamedRows, kind: keyof RowTable, name: string): void {
  (rows[kind] ??= []).push(name);
}

function addRow(rows: NamedRows, kind: RowKind, row: Row, owner: string): void {
  const className = row.className?.replace(/^\./, '');
  const isOther =
    kind === 'classes' && className !== undefined && className !== toClassPrefix(owner) + row.name;
  if (isOther && className.endsWith(`-${row.name}`)) add(rows, 'otherClasses', className);
  else add(rows, kind, row.name);
}

/**
 * The owners of rows on a generated page: the component or hook, the parts and functions of a compound component.
 *
 * @param page number of the page in its index
 */
export function collectOwners(api: ApiPage, page: number): NamedOwner[] {
  const owners = new Map<string, NamedRows>();
  for (const { name } of [...(api.document.parts ?? []), ...(api.document.functions ?? [])])
    owners.set(name, {});
  for (const table of Object.values(api.view)) {
    const kind = ROW_KINDS[table.kind];
    const inherited = table.inherited.flatMap(({ rows }) => rows);
    const [first] = [...table.rows, ...inherited];
    const owner = kind && first && findOwner(api, kind, first);
    if (!owner) continue;
    const rows = owners.get(owner) ?? {};
    owners.set(owner, rows);
    table.rows.forEach((row) => addRow(rows, kind, row, owner));
    inherited.forEach((row) => add(rows, 'inherited', row.name));
  }
  const own = api.document.name;
  return [...owners].map(([name, rows]) => ({ page, part: name === own ? '' : name, rows }));
}

/** Replaces names by their numbers in a sorted list, each as the distance from the one before. */
export function encodeOwner(
  { page, part, rows }: NamedOwner,
  numbers: ReadonlyMap<string, number>,
): OwnerRow {
  const table = Object.fromEntries(
    Object.entries(rows).map(([kind, names]) => {
      const sorted = [...new Set(names)].map((name) => numbers.get(name) ?? 0).sort((a, b) => a - b);
      return [kind, sorted.map((number, index) => number - (sorted[index - 1] ?? 0))];
    }),
  );
  return [page, part, table as RowTable];
}

/** All names of some owners, sorted, each once. */
export function listNames(owners: readonly NamedOwner[]): string[] {
  return [...new Set(owners.flatMap(({ rows }) => Object.values(rows).flat()))].sort();
}

/** File name of a generated page's data. */
export function dataFileOf(name: string): string {
  return `${toKebab(name)}.json`;
}
