import { writeApiTable } from './apiTable';
import { writeComponentLinks } from './componentLinks';
import type { PageContext } from './context';
import { writeDemo } from './demo';
import { toUrl } from './site';

interface Notation {
  demo?: string;
  component?: string;
  name?: string;
  table?: string;
  from?: string;
  to?: string;
}

function parse(text: string): Notation | null {
  if (!/^\{\{\s*"/.test(text) || !text.endsWith('}}')) return null;
  try {
    return JSON.parse(text.slice(1, -1)) as Notation;
  } catch {
    // The build itself tells what is wrong with it.
    return null;
  }
}

/** Turns Markdown of a part of the page, which may hold notations itself, into plain Markdown. */
type Transform = (markdown: string, context: PageContext) => string;

type Write = (notation: Notation, context: PageContext, transform: Transform) => string;

const COMPONENTS: Record<string, Write> = {
  ApiTable({ name = '', table = '' }, { loadApi, resolve }) {
    const found = loadApi(name)?.view[table];
    return found ? writeApiTable(found, resolve) : '';
  },
  ApiReference({ name = '' }, context, transform) {
    const data = context.loadApi(name);
    return data ? transform(data.reference, context).trim() : '';
  },
  Playground({ name = '' }, { site, page }) {
    return `Set the props of ${name} and see what it does: [playground](${toUrl(site, page.pathname)}).`;
  },
  // The list is long, and the page with all changes of the API has it as Markdown, too.
  ApiChanges({ from = '', to = '' }, { site, page }) {
    return `What changed in the API from ${from} to ${to}: [list on the page](${toUrl(site, page.pathname)}).`;
  },
  ComponentLinkHeader: (_notation, context) => writeComponentLinks(context),
  // A choice of how the tables below are laid out.
  ApiViews: () => '',
};

/** What only a browser can show. */
const writeOther: Write = ({ component }, { site, page }) =>
  `Here the page has what needs a browser: [${component}](${toUrl(site, page.pathname)}).`;

/**
 * What a paragraph such as `{{"demo": "BasicButtons.tsx"}}` stands for, as Markdown.
 *
 * @returns `null` where the paragraph is none
 */
export function writeNotation(text: string, context: PageContext, transform: Transform): string | null {
  const notation = parse(text.trim());
  if (!notation) return null;
  if (notation.demo !== undefined) return writeDemo(notation.demo, context);
  const write = COMPONENTS[notation.component ?? ''] ?? writeOther;
  return write(notation, context, transform);
}
