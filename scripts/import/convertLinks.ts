import path from 'node:path';
import { rewriteProse, type Line } from './lines';
import type { Note } from './types';

/** Where links of a page may lead. */
export interface LinkContext {
  /** Pathname of the page itself. */
  pathname: string;
  /** Folder of the page's Markdown file in the source. */
  folder: string;
  /** First segment(s) of the product's pathnames, in the source and here. */
  sourceBase: string;
  basePath: string;
  /** Anchors of an imported page, with what they are here; `undefined` for pages that are not imported. */
  anchorsOf(pathname: string): ReadonlyMap<string, string> | undefined;
  /** Whether the site has a page there, or will make it. */
  isPage(pathname: string): boolean;
  /** Pathname of an imported Markdown file of the source. */
  pathnameOf(file: string): string | undefined;
  /** Takes over a picture: `/static/…` or a file beside the page. */
  picture: PictureTaker;
}

export interface PictureTaker {
  /** What an image in Markdown refers to here, or `null` where the picture is not given. */
  beside(url: string): string | null;
  /** Whether a file that is served under this very address is given. */
  served(url: string): boolean;
}

interface Rewritten {
  url: string;
  note?: Omit<Note, 'line'>;
}

type How = 'link' | 'image' | 'attribute';

/** Builds refuse such links; they are kept all the same, because the pages may come with a later import. */
const DEAD = 'this site does not have the page yet';

const lost = (url: string, message: string): Rewritten => ({ url, note: { kind: 'lost', message } });
const changed = (url: string, message: string): Rewritten => ({ url, note: { kind: 'changed', message } });

/** `/base/react-button/` -> `/base-ui/react-button` */
export function convertPathname(
  pathname: string,
  { sourceBase, basePath }: Pick<LinkContext, 'sourceBase' | 'basePath'>,
) {
  const trimmed = pathname.replace(/(?<=.)\/+$/, '');
  const isOwn = trimmed === sourceBase || trimmed.startsWith(`${sourceBase}/`);
  return isOwn ? basePath + trimmed.slice(sourceBase.length) : trimmed;
}

function findAnchor(anchors: ReadonlyMap<string, string>, hash: string): string | undefined {
  const ids = [...anchors.values()];
  return ids.includes(hash) ? hash : anchors.get(hash.toLowerCase());
}

/** `hash` of a page's heading behind the address `url` of that page, as it is here. */
function withAnchor(url: string, hash: string, pathname: string, context: LinkContext): Rewritten {
  const anchors = context.anchorsOf(pathname);
  if (hash === '' || hash === '#' || anchors === undefined) return { url: url + hash };
  const anchor = findAnchor(anchors, hash.slice(1));
  if (anchor !== undefined) return { url: `${url}#${anchor}` };
  return lost(url || '#', `link to ${pathname}${hash}: the page has no such heading; the anchor is left out`);
}

function split(url: string): { pathname: string; query: string; hash: string } {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { pathname, query, hash };
}

function rewriteSitePath(url: string, context: LinkContext): Rewritten {
  const { pathname, query, hash } = split(url);
  const target = convertPathname(pathname, context);
  const rewritten = withAnchor(target + query, hash, target, context);
  if (context.isPage(target) || rewritten.note) return rewritten;
  return changed(rewritten.url, `link to ${target}: ${DEAD}`);
}

/** Of pages of that family, the version that is documented is in no link: their builds put it there. */
function rewriteExternal(url: string): Rewritten {
  return { url: url.replace(/^(https:\/\/github\.com\/[^/]+\/[^/]+\/(?:blob|tree))\/-\//, '$1/HEAD/') };
}

function rewriteRelative(url: string, how: How, context: LinkContext): Rewritten {
  const { pathname, hash } = split(url);
  const file = path.posix.normalize(path.posix.join(context.folder, pathname));
  if (/\.mdx?$/.test(pathname)) {
    const page = context.pathnameOf(file);
    if (page) return withAnchor(page, hash, page, context);
    return lost('#', `link to ${url}: the file is not imported; the link leads to the top of this page`);
  }
  if (how === 'attribute' || !/\.\w+$/.test(pathname)) return { url };
  const beside = context.picture.beside(file);
  return beside ? { url: `./${beside}` } : lost(`pathname://${url}`, `file ${url} is not beside the page`);
}

function rewritePicture(url: string, how: How, { picture }: LinkContext): Rewritten {
  const beside = how === 'image' ? picture.beside(url) : null;
  if (beside) return { url: `./${beside}` };
  if (how !== 'image' && picture.served(url)) return { url };
  // Docusaurus refuses an image of Markdown that it does not find, but not behind this protocol.
  return lost(how === 'image' ? `pathname://${url}` : url, `picture ${url} is not given`);
}

function rewriteUrl(url: string, how: How, context: LinkContext): Rewritten {
  if (url.startsWith('/static/')) return rewritePicture(url, how, context);
  if (/^\/(?!\/)/.test(url)) return rewriteSitePath(url, context);
  if (url.startsWith('#')) return withAnchor('', url, context.pathname, context);
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url) || url === '') return rewriteExternal(url);
  return rewriteRelative(url, how, context);
}

const INLINE = /(?<image>!\[[^\]]*)?(?<open>\]\(\s*<?)(?<url>[^\s)>]+)/g;
const DEFINITION = /^(?<open>\s{0,3}\[[^\]^][^\]]*\]:\s*<?)(?<url>[^\s>]+)/;
const ATTRIBUTE = /(?<open>\s(?:href|src|poster)=(?<quote>["']))(?<url>[^"']*)(?=\k<quote>)/g;

type Groups = Record<'image' | 'open' | 'url', string | undefined>;

function rewriteLine(text: string, context: LinkContext, report: (note: Omit<Note, 'line'>) => void): string {
  const replaceAs =
    (how?: How) =>
    (...args: unknown[]): string => {
      const { image = '', open = '', url = '' } = args.at(-1) as Groups;
      const rewritten = rewriteUrl(url, how ?? (image ? 'image' : 'link'), context);
      if (rewritten.note) report(rewritten.note);
      return image + open + rewritten.url;
    };
  const definition = text.replace(DEFINITION, replaceAs('link'));
  if (definition !== text) return definition;
  return rewriteProse(text, (part) =>
    part.replace(INLINE, replaceAs()).replace(ATTRIBUTE, replaceAs('attribute')),
  );
}

/** One note a page for all links that lead nowhere: there may be many while products are incomplete. */
function gather(notes: readonly Note[]): Note[] {
  const isDead = ({ message }: Note) => message.endsWith(DEAD);
  const dead = notes.filter(isDead);
  const others = notes.filter((note) => !isDead(note));
  if (dead.length < 2) return [...notes];
  const targets = [...new Set(dead.map(({ message }) => /link to (\S+):/.exec(message)?.[1]))];
  const message = `${dead.length} links: ${DEAD}: ${targets.join(', ')}`;
  return [...others, { line: dead[0]?.line, kind: 'changed', message }];
}

/**
 * `/material-ui/react-button/#sizes` -> `/material-ui/react-button#sizes`: links, images and addresses in raw HTML as
 * this site has them (`trailingSlash: false`), outside code.
 */
export function convertLinks(lines: readonly Line[], context: LinkContext): { lines: Line[]; notes: Note[] } {
  const notes: Note[] = [];
  const converted = lines.map((line) => {
    if (line.kind !== 'prose') return line;
    const text = rewriteLine(line.text, context, (note) => notes.push({ ...note, line: line.line }));
    return text === line.text ? line : { ...line, text };
  });
  return { lines: converted, notes: gather(notes) };
}
