import { rowId, toKebab, type RowKind } from '../../kit/rowAnchor';
import type { HitKind, IndexFile, PageKind } from '../types';
import { toClassPrefix } from './classPrefix';
import { toHeadingSlug } from './headingSlug';

/** What an entry belongs to: a page, or a part of a compound component on it. */
export interface Owner {
  page: number;
  title: string;
  /** Anchor of a part; '' of a page. */
  anchor: string;
}

/** Something that can be found, once a name: the props `color` of all components are one entry with many owners. */
export interface Entry {
  kind: HitKind;
  name: string;
  /** Anchor on the page; of rows it is made from owner and name. */
  anchor?: string;
  rowKind?: RowKind;
  /** Description of a page; text of an error. */
  text?: string;
  /** Words of its prose: they find it, and nobody sees them. */
  prose?: string;
  /** Numbers of the owners, in the order in which readers are likely to mean them. */
  owners: number[];
  /** Owners that have it from another component come after this many. */
  own: number;
  /** Global class by owner, where it is not made from the owner's name. */
  classNames?: Map<number, string>;
}

export interface SearchIndex {
  file: IndexFile;
  owners: Owner[];
  entries: Entry[];
}

const lines = (text: string | undefined): string[] => (text ? text.split('\n') : []);

const PAGE_KINDS: Record<string, PageKind> = { p: 'page', c: 'component', h: 'hook' };

const HIT_KINDS: Record<RowKind, HitKind> = {
  prop: 'prop',
  slot: 'slot',
  classes: 'class',
  data: 'data',
  css: 'variable',
  parameter: 'argument',
  option: 'argument',
  return: 'argument',
};

function decodePages({ titles, texts, kinds, headings, prose = [], demos }: IndexFile): Entry[] {
  return titles.flatMap((name, page): Entry[] => {
    const owners = [page];
    const [lead, ...sections] = lines(prose[page]);
    const heading = (line: string, index: number): Entry => {
      const [text = '', id = toHeadingSlug(text)] = line.split('\t');
      return { kind: 'heading', name: text, anchor: id, prose: sections[index], owners, own: 1 };
    };
    const demo = (file: string): Entry => ({ kind: 'demo', name: file, anchor: file, owners, own: 1 });
    return [
      { kind: PAGE_KINDS[kinds[page] ?? ''] ?? 'page', name, text: texts[page], prose: lead, owners, own: 1 },
      ...lines(headings[page]).map(heading),
      ...lines(demos[page]).map(demo),
    ];
  });
}

function decodeErrors(text: string): Entry[] {
  return lines(text).flatMap((line): Entry[] => {
    const [code = '', message = ''] = line.split('\t');
    // The code becomes part of an address, which not every text can.
    return /^\d+$/.test(code) ? [{ kind: 'error', name: code, text: message, owners: [], own: 0 }] : [];
  });
}

/** Collects the rows of all owners by kind and name. */
class RowCollector {
  private readonly known = new Map<string, Entry>();
  private readonly inherited = new Map<Entry, number[]>();

  add(
    rowKind: RowKind,
    name: string,
    owner: number,
    more: { className?: string; inherited?: boolean },
  ): void {
    const key = `${rowKind} ${name}`;
    const entry = this.known.get(key) ?? { kind: HIT_KINDS[rowKind], name, rowKind, owners: [], own: 0 };
    this.known.set(key, entry);
    if (more.className) (entry.classNames ??= new Map()).set(owner, more.className);
    if (more.inherited) this.inherited.set(entry, [...(this.inherited.get(entry) ?? []), owner]);
    else entry.owners.push(owner);
  }

  /** The entries, with owners in the order of a rank, those that inherit last. */
  finish(rank: (owner: number) => number): Entry[] {
    const sort = (owners: number[]) => owners.sort((a, b) => rank(a) - rank(b) || a - b);
    return [...this.known.values()].map((entry) => {
      const own = sort(entry.owners);
      const inherited = sort(this.inherited.get(entry) ?? []);
      return { ...entry, own: own.length, owners: [...own, ...inherited] };
    });
  }
}

function decodeRows(file: IndexFile, owners: Owner[]): Entry[] {
  const names = lines(file.names);
  const rows = new RowCollector();
  for (const [page, part, tables] of file.owners) {
    const owner = part === '' ? page : owners.push({ page, title: part, anchor: toKebab(part) }) - 1;
    for (const [kind, distances] of Object.entries(tables)) {
      let number = 0;
      for (const distance of distances) {
        number += distance;
        const name = names[number] ?? '';
        if (kind === 'otherClasses') {
          rows.add('classes', name.slice(name.lastIndexOf('-') + 1), owner, { className: name });
        } else if (kind === 'inherited') rows.add('prop', name, owner, { inherited: true });
        else if (Object.hasOwn(HIT_KINDS, kind)) rows.add(kind as RowKind, name, owner, {});
      }
    }
  }
  const featured = new Map(file.featured.map((page, index) => [page, index]));
  return rows.finish((owner) => featured.get(owners[owner]?.page ?? -1) ?? featured.size);
}

/** Parts of compound components are found by name as well. */
function decodeParts(owners: readonly Owner[]): Entry[] {
  return owners.flatMap(({ title, anchor }, owner): Entry[] =>
    anchor ? [{ kind: 'component', name: title, anchor, owners: [owner], own: 1 }] : [],
  );
}

/** Makes entries of an index file, which `parseIndex` has checked. */
export function decodeIndex(file: IndexFile): SearchIndex {
  const owners: Owner[] = file.titles.map((title, page) => ({ page, title, anchor: '' }));
  const rows = decodeRows(file, owners);
  const entries = [...decodePages(file), ...decodeParts(owners), ...rows, ...decodeErrors(file.errors)];
  return { file, owners, entries };
}

/** The global class of an entry of the kind `class`, with one of its owners. */
export function classNameOf({ owners }: SearchIndex, entry: Entry, owner: number): string {
  return entry.classNames?.get(owner) ?? toClassPrefix(owners[owner]?.title ?? '') + entry.name;
}

/** Address of an entry with one of its owners, without the site's base. */
export function hrefOf({ file, owners }: SearchIndex, entry: Entry, number: number | undefined): string {
  if (entry.kind === 'error') return `/production-error?code=${encodeURIComponent(entry.name)}`;
  const owner = owners[number ?? -1];
  if (!owner) return file.base || '/';
  const path = file.base + (file.paths[owner.page] ?? '') || '/';
  const anchor = entry.rowKind ? rowId(owner.title, entry.rowKind, entry.name) : entry.anchor;
  return anchor ? `${path}#${anchor}` : path;
}
