import { createSlugger } from '@docusaurus/utils';
import { headingText } from '../../src/pages-manifest/parseHeadings';
import type { Line } from './lines';

const HEADING = /^ {0,3}(?<hashes>#{1,6})[ \t]+(?<markdown>.*?)(?:[ \t]+#+)?[ \t]*$/;

const EMOJI =
  /([\uE000-\uF8FF]|\uD83C[\uDC00-\uDFFF]|\uD83D[\uDC00-\uDFFF]|[\u2011-\u26FF]|\uD83E[\uDD10-\uDDFF])\uFE0F?/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Anchor of a heading on that family's sites, which links to it and bookmarks have: made from its HTML, so that
 * `createTheme(a) => b` is `createtheme-a-b`.
 *
 * @param dropped what of the HTML does not count; earlier versions of their sites kept `amp`
 */
function sourceHash(text: string, dropped: RegExp): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .toLowerCase()
    .replace(dropped, '')
    .replace(EMOJI, '')
    .replace(/[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

const NOW = /=&gt;|&lt;| \/&gt;|&#39;|&amp;/g;
const EARLIER = /=&gt;|&lt;| \/&gt;|&#39;/g;

/** The second of two equal hashes ends in `-2`. */
function unique(hash: string, seen: Set<string>, count = 1): string {
  const candidate = count === 1 ? hash : `${hash}-${count}`;
  if (seen.has(candidate)) return unique(hash, seen, count + 1);
  seen.add(candidate);
  return candidate;
}

export interface ConvertedHeadings {
  lines: Line[];
  /** Anchors of the source, each with the heading's id here. */
  anchors: Map<string, string>;
}

/**
 * `## Fluid & fixed` -> `## Fluid & fixed {#fluid-fixed}` where Docusaurus would make another anchor than that
 * family's sites do, so that their links go on working.
 */
export function convertHeadings(lines: readonly Line[]): ConvertedHeadings {
  const anchors = new Map<string, string>();
  const [seen, seenEarlier] = [new Set<string>(), new Set<string>()];
  const slugged: string[] = [];
  const nextSlug = (text: string): string => {
    const slugger = createSlugger();
    slugged.forEach((earlier) => slugger.slug(earlier));
    return slugger.slug(text);
  };
  const converted = lines.map((line) => {
    const { hashes, markdown = '' } = (line.kind === 'prose' && HEADING.exec(line.text)?.groups) || {};
    if (hashes === undefined || /\{#[^}]*\}$/.test(markdown)) return line;
    const text = headingText(markdown);
    const hasAnchor = hashes.length === 2 || hashes.length === 3;
    const hash = hasAnchor ? unique(sourceHash(text, NOW), seen) : '';
    const earlier = hasAnchor ? unique(sourceHash(text, EARLIER), seenEarlier) : '';
    const slug = nextSlug(text);
    const isKept = hash !== slug && /^[a-z0-9][a-z0-9-]*$/.test(hash);
    if (!isKept) slugged.push(text);
    if (hash) [earlier, hash].forEach((anchor) => anchors.set(anchor, isKept ? hash : slug));
    return isKept ? { ...line, text: `${hashes} ${markdown} {#${hash}}` } : line;
  });
  return { lines: converted, anchors };
}
