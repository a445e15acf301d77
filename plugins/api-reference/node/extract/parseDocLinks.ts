/** What the doc comment of a component says besides its description. */
export interface DocLinks {
  /** The text before the lists. */
  description?: string;
  /** Pathnames of the pages that show it, without a host. */
  pages: string[];
  /** Names whose API it is: `- [Button API](…)`. */
  apis: string[];
  /** Names that it inherits props from: `- inherits [ButtonBase API](…)`. */
  inherits: string[];
}

const SECTION = /^(?:Demos|Features|Examples|API):\s*$/m;
const LINK = /^- (inherits )?\[([^\]]+)\]\(([^)\s]+)\)/gm;

function pathnameOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '').replace(/\/(?=#|$)/, '');
}

/** Reads the lists of links (`Demos:`, `API:`) at the end of a component's doc comment. */
export function parseDocLinks(comment: string | undefined): DocLinks {
  const links: DocLinks = { pages: [], apis: [], inherits: [] };
  const start = comment?.search(SECTION) ?? -1;
  if (comment === undefined || start < 0) {
    return comment ? { ...links, description: comment } : links;
  }
  for (const [, inherits, label = '', url = ''] of comment.slice(start).matchAll(LINK)) {
    const api = /^(\S+) API$/.exec(label)?.[1];
    if (!api) {
      links.pages.push(pathnameOf(url));
    } else {
      links[inherits ? 'inherits' : 'apis'].push(api);
    }
  }
  const description = comment.slice(0, start).trim();
  return { ...links, pages: [...new Set(links.pages)], ...(description ? { description } : {}) };
}
