/** What readers do not read as text: notations, code, tags, addresses of links. */
const NOT_PROSE = /^\{\{.*\}\}$|<[^>]*>|\]\([^)]*\)|https?:\S+/gm;

/**
 * The prose of a page by section: what is before the first heading below its title, then one text a heading.
 *
 * @param markdown of the page, with its front matter
 */
export function readSections(markdown: string): string[] {
  const sections = [''];
  let fence = '';
  for (const line of markdown.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    const [mark = ''] = /^\s*(```+|~~~+)/.exec(line)?.slice(1) ?? [];
    if (fence !== '' || mark !== '') {
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
    } else if (/^#{2,6}\s/.test(line)) sections.push('');
    else if (!/^#\s/.test(line)) sections[sections.length - 1] += `${line}\n`;
  }
  return sections.map((text) => text.replace(NOT_PROSE, ' '));
}
