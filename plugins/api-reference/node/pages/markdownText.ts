/** Code of Markdown, which stays as it is: fences and spans. */
const CODE = /(```[\s\S]*?(?:```|$)|`+[^`]*`+)/;

const LINK = /\]\((<?)([^)\s>]+)(>?)/g;

function escapeText(text: string, resolve: (link: string) => string): string {
  return text
    .replace(LINK, (_, open: string, link: string, close: string) => `](${open}${resolve(link)}${close}`)
    .replace(/<(?!https?:|\S+@)/g, '\\<')
    .replace(/^(\s*)(#+\s|:::|\{\{)/gm, '$1\\$2');
}

/**
 * Markdown of a doc comment for a page of its own, with links of this site. HTML, headings and notations in it are
 * text there: only the page itself has those.
 */
export function toPageMarkdown(markdown: string, resolve: (link: string) => string): string {
  return markdown
    .trim()
    .split(CODE)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeText(piece, resolve)))
    .join('');
}

/** A string in YAML. */
export function quoteYaml(text: string): string {
  return JSON.stringify(text);
}

/** Items of a sentence: `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
