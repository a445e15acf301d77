import { toPathname, type Build } from '../openBuild';
import { PAGE, ToolError, type Tool } from '../tool';

/** Pages that end like the one that was asked for, or else whose last segment holds its words. */
function suggest(pathname: string, build: Build): string[] {
  const pages = build.listPages();
  const last = pathname.split('/').at(-1) ?? '';
  const same = pages.filter((page) => page.endsWith(`/${last}`));
  const alike = pages.filter((page) =>
    page
      .split('/')
      .at(-1)
      ?.includes(last.replace(/^react-/, '')),
  );
  return (same.length > 0 ? same : alike).slice(0, 5);
}

/**
 * The Markdown of a page.
 *
 * @throws ToolError with similar pages where the build has no such page
 */
export function readPage(text: string, build: Build): string {
  const pathname = toPathname(text);
  const markdown = build.read(`${pathname}.md`);
  if (markdown !== undefined) return markdown;
  const similar = suggest(pathname, build);
  const advice =
    similar.length > 0 ? `Similar are: ${similar.join(', ')}.` : 'Use the tool "search" to find it.';
  throw new ToolError(`There is no page ${pathname}. ${advice}`);
}

/** A page as Markdown. */
export const page: Tool<{ path: string }> = {
  name: 'page',
  description:
    'A page of the documentation as Markdown, with the sources of its demos and its API tables. Links lead to other such pages.',
  properties: { path: PAGE },
  required: ['path'],
  run: ({ path: text }, build) => readPage(text, build),
};
