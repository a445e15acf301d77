import fs from 'node:fs';
import path from 'node:path';
import { rowId } from '../../plugins/kit/rowAnchor';
import { searchAll, type Source } from '../../plugins/search/client/searchAll';

interface ApiFile {
  pathname: string;
  document: { name: string; parts?: { name: string }[]; functions?: { name: string }[] };
  view: Record<string, { kind: string; rows: ApiRow[]; inherited: { rows: ApiRow[] }[] }>;
}

interface ApiRow {
  id: string;
  name: string;
  className?: string;
}

export interface KnownRow {
  /** Component, part or hook. */
  owner: string;
  name: string;
  /** As readers type it: the name, or of a class the class. */
  text: string;
  url: string;
}

const KINDS = ['prop', 'slot', 'classes', 'data', 'css', 'parameter', 'option', 'return'] as const;

function ownerOf({ document }: ApiFile, { id, name }: ApiRow): string {
  const names = [document, ...(document.parts ?? []), ...(document.functions ?? [])].map((each) => each.name);
  return names.find((owner) => KINDS.some((kind) => rowId(owner, kind, name) === id)) ?? document.name;
}

function listRows(file: ApiFile): KnownRow[] {
  return Object.values(file.view).flatMap(({ kind, rows: own, inherited }) =>
    [...own, ...inherited.flatMap((each) => each.rows)].map((row) => ({
      owner: ownerOf(file, row),
      name: row.name,
      text: (kind === 'classes' && row.className?.replace(/^\./, '')) || row.name,
      url: `${file.pathname}#${row.id}`,
    })),
  );
}

/** All rows of a version's API pages, read from what the pages themselves are made of, not from the index. */
export function loadRows(rootDir: string, { index: { file } }: Source): KnownRow[] {
  const folder = path.join(rootDir, '.generated/api', `${file.product}-${file.version}`);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Partial<ApiFile>)
    .filter((data): data is ApiFile => data.view !== undefined)
    .flatMap(listRows);
}

function findTopThree(source: Source, text: string) {
  return searchAll([source], text, source.id)
    .groups.flatMap(({ hits }) => hits)
    .slice(0, 3);
}

/**
 * Rows whose exact name does not bring a row of that name among the first three hits of their product. Where many
 * components have it, it is one hit.
 */
export function findLostNames(source: Source, rows: readonly KnownRow[]): KnownRow[] {
  const byText = new Map(rows.map((row) => [row.text, row]));
  return [...byText.values()].filter(
    ({ name, text }) => !findTopThree(source, text).some(({ title }) => title === text || title === name),
  );
}

/** Rows that their name and component do not bring among the first three hits, with the address of the very row. */
export function findLostRows(source: Source, rows: readonly KnownRow[]): KnownRow[] {
  return rows.filter(({ owner, text, url }) => {
    // A class names its component already, unless others share it.
    const query = text.startsWith(`Mui${owner}-`) ? text : `${owner} ${text}`;
    return !findTopThree(source, query).some((hit) => hit.url === url);
  });
}
