import type { Answer } from './send';

/**
 * Address of a new issue on the code host with the reader's comment in it.
 *
 * @param newIssue the host's form, which takes `title` and `body`
 * @param site origin of the site, for the link back to the page
 */
export function buildIssueUrl(newIssue: string, site: string, answer: Answer): string {
  const { page, section, vote, comment } = answer;
  const link = `${site}${page}${section ? `#${section}` : ''}`;
  const url = new URL(newIssue);
  url.searchParams.set('title', `[docs] Feedback on ${page}`);
  url.searchParams.set(
    'body',
    [comment?.trim() ?? '', '', `Page: ${link}`, `Helpful: ${vote}`].join('\n').trimStart(),
  );
  return url.href;
}
