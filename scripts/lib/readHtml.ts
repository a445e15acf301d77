/** What a check of links needs to know of a page. */
export interface HtmlPage {
  /** Where the page leads to and what it loads, outside of demos. */
  links: { attribute: string; value: string }[];
  /** Anchors, in the order of the page. */
  ids: string[];
}

const NOT_TEXT = /<!--[\s\S]*?-->|<(script|style|noscript|template)\b([^>]*)>[\s\S]*?<\/\1>/gi;
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const LINKS: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  form: ['action'],
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name = '') => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return ENTITIES[name as string] ?? entity;
    },
  );
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}

function addressesOf(attribute: string, value: string): string[] {
  if (attribute !== 'srcset') return [value];
  return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** Keeps the tags of scripts, whose addresses count, without what is in them. */
function withoutText(html: string): string {
  return html.replace(NOT_TEXT, (_, name?: string, attributes = '') =>
    name?.toLowerCase() === 'script' ? `<script${attributes as string}>` : '',
  );
}

/**
 * Reads links and anchors of a page that the build made. What demos link to is made up, so it is left out; their
 * identifiers count.
 */
export function readHtml(html: string): HtmlPage {
  const page: HtmlPage = { links: [], ids: [] };
  // How many <div> are open within a demo, its own root included.
  let depth = 0;
  for (const [, slash, rawName = '', text = ''] of withoutText(html).matchAll(TAG)) {
    const name = rawName.toLowerCase();
    if (slash) {
      if (depth > 0 && name === 'div') depth -= 1;
      continue;
    }
    const attributes = attributesOf(text);
    if (name === 'div' && (depth > 0 || attributes.has('data-demo-root'))) depth += 1;
    const id = attributes.get('id') ?? (name === 'a' ? attributes.get('name') : undefined);
    if (id) page.ids.push(id);
    if (depth > 0) continue;
    for (const attribute of LINKS[name] ?? []) {
      const value = attributes.get(attribute);
      if (value !== undefined)
        page.links.push(...addressesOf(attribute, value).map((address) => ({ attribute, value: address })));
    }
  }
  return page;
}
