import { titleFromPathname } from '../../src/pages-manifest/titleFromPathname';
import type { PageFacts } from './pageFacts';
import type { DraftNode } from './types';

/** Folders that hold pages of many products or groups: they do not tell which page a file is. */
const CONTAINERS =
  'components data docs material joy base system toolpad core studio x pages src content'.split(' ');

/** Titles that many pages have. */
const GENERIC = [
  'overview',
  'usage',
  'installation',
  'quickstart',
  'recipes',
  'getting started',
  'index',
  'features',
  'introduction',
];

/** Files in whose place that family names their folder. */
const FOLDER_PAGES = ['overview', 'introduction'];

const kebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();

const words = (text: string): string =>
  kebab(text)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** `radio-buttons` -> `radio-button`, `switches` -> `switche`, `switch`; a name may have no singular. */
export function singularsOf(name: string): string[] {
  if (!/[^s]s$/.test(name)) return [];
  const stems = [
    name.slice(0, -1),
    /(?:ch|sh|x|s|z)es$/.test(name) ? name.slice(0, -2) : '',
    name.replace(/ies$/, 'y'),
  ];
  return [...new Set(stems)].filter((stem) => stem !== '' && stem !== name);
}

interface Variant {
  /** Folders and name, outermost first, with those above the imported folder. */
  segments: string[];
  /** How many of them are below it. */
  own: number;
  penalty: number;
}

/** The ways to read a file's path: `buttons/buttons.md` is `buttons` or `button`, `start/overview.md` also `start`. */
function variantsOf(file: string, folder: readonly string[]): Variant[] {
  const own = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(kebab);
  const all = [...folder.map(kebab), ...own];
  const isFolderPage = all.length > 1 && (all.at(-1) === all.at(-2) || all.at(-1) === 'index');
  const segments = isFolderPage ? all.slice(0, -1) : all;
  const count = own.length - (isFolderPage ? 1 : 0);
  const last = segments.at(-1) ?? '';
  const before = segments.slice(0, -1);
  return [
    { segments, own: count, penalty: 0 },
    ...singularsOf(last).map((singular) => ({ segments: [...before, singular], own: count, penalty: 1 })),
    ...(FOLDER_PAGES.includes(last) ? [{ segments: before, own: count - 1, penalty: 3 }] : []),
  ];
}

/** `/x/react-data-grid/editing` -> `data-grid`, `editing` */
function segmentsOf(pathname: string, basePath: string): string[] {
  const rest = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
  return rest
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/^react-(?=.)/, ''));
}

function commonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

interface Place {
  basePath: string;
  /** Part of the tree that the imported folder is named after, for example `data-grid`. */
  section?: string;
}

/** From here on a match is certain, whatever else would do. */
const CERTAIN = 90;

/** Below this, a match counts only if nothing else would do. */
const SURE = 50;

/** Below this, a match means nothing. */
const POSSIBLE = 40;

function scoreOfPath(
  { segments, own, penalty }: Variant,
  node: DraftNode,
  { basePath, section }: Place,
): number {
  const wanted = segmentsOf(node.pathname, basePath);
  const common = commonEnd(segments, wanted);
  if (common === 0) return 0;
  const skipped = segments.slice(segments.length - own, segments.length - common);
  const isWhole = common === wanted.length && skipped.every((segment) => CONTAINERS.includes(segment));
  const isComponent = /\/react-[^/]+$/.test(node.pathname);
  const bonus = segments.includes('components') === isComponent ? 0.5 : 0;
  const ownership = node.foreign ? 0 : 0.25;
  if (isWhole) return CERTAIN + common * 2 + bonus + ownership - penalty;
  const isElsewhere = section !== undefined && wanted[0] !== section;
  if (common >= own && own > 0 && !isElsewhere) return 70 + common * 2 + bonus + ownership - penalty;
  return POSSIBLE + common + ownership - penalty;
}

/** What the page says of itself: its components, its label on the code host, its title. */
function scoreOfFacts(facts: PageFacts, node: DraftNode): number {
  const component = /\/react-([^/]+)$/.exec(node.pathname)?.[1];
  const heading = words(facts.heading ?? '');
  const [first] = facts.components;
  if (component && first) {
    const name = kebab(first.replace(/Unstyled$/, ''));
    const isAbout = facts.components.length === 1 || heading.includes(words(name));
    if (name === component && isAbout) return 60;
  }
  const label = /^(?:component|scope): *(.+)$/.exec(facts.githubLabel ?? '')?.[1];
  if (component && label && kebab(label) === component) return 58;
  const titles = [facts.heading, facts.title?.replace(/^React (.+) components?$/i, '$1')].map((title) =>
    words(title ?? ''),
  );
  const wanted = words(node.title ?? titleFromPathname(node.pathname));
  return titles.includes(wanted) && !GENERIC.includes(wanted) ? 52 : 0;
}

interface Pair {
  facts: PageFacts;
  node: DraftNode;
  score: number;
}

function pairsOf(
  facts: PageFacts,
  nodes: readonly DraftNode[],
  folder: readonly string[],
  place: Place,
): Pair[] {
  const variants = variantsOf(facts.file, folder);
  return nodes
    .map((node) => {
      const byPath = Math.max(...variants.map((variant) => scoreOfPath(variant, node, place)));
      return { facts, node, score: Math.max(byPath, scoreOfFacts(facts, node)) };
    })
    .filter(({ score }) => score >= POSSIBLE);
}

/** A page that moved to another group: its name is the same, and no other page and file have it. */
function isOnlyOne(pair: Pair, rest: readonly Pair[]): boolean {
  const rivals = rest.filter(
    (other) => other !== pair && (other.facts === pair.facts || other.node === pair.node),
  );
  return rivals.length === 0 && !GENERIC.includes(words(titleFromPathname(pair.node.pathname)));
}

export interface MatchContext {
  /** Last segments of the imported folder's own path. */
  folder: readonly string[];
  basePath: string;
}

/**
 * Which node of the tree each file is the page of: by its path, else by what it says of itself. The surest pairs are
 * made first; each file and each node has one partner at most.
 */
export function matchPages(
  pages: readonly PageFacts[],
  nodes: readonly DraftNode[],
  { folder, basePath }: MatchContext,
): Map<string, DraftNode> {
  const matched = new Map<string, DraftNode>();
  const taken = new Set<DraftNode>();
  const isFree = ({ facts, node }: Pair) => !matched.has(facts.file) && !taken.has(node);
  const sections = new Set(nodes.map(({ pathname }) => segmentsOf(pathname, basePath)[0]));
  const section = folder.map(kebab).findLast((segment) => sections.has(segment));
  const pairs = pages
    .flatMap((facts) => pairsOf(facts, nodes, folder, { basePath, section }))
    .sort((a, b) => b.score - a.score || a.facts.file.localeCompare(b.facts.file));
  const take = (pair: Pair) => {
    matched.set(pair.facts.file, pair.node);
    taken.add(pair.node);
  };
  const hasEqual = (pair: Pair) =>
    pairs.some(
      (other) => other !== pair && other.facts === pair.facts && other.score === pair.score && isFree(other),
    );
  pairs
    .filter(({ score }) => score >= SURE)
    .forEach((pair) => isFree(pair) && (pair.score >= CERTAIN || !hasEqual(pair)) && take(pair));
  const unsure = pairs.filter(isFree);
  unsure.filter((pair) => isOnlyOne(pair, unsure)).forEach((pair) => isFree(pair) && take(pair));
  return matched;
}
