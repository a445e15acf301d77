const COMMENT = /<!--[^]*?-->/g;
const GROUP = /<\/?codeblock(?:\s[^>]*)?>/gi;
const DESCRIPTION = /<p\s+class(?:Name)?="description">[^]*?<\/p>/;
const ADDRESS = /(\s(?:href|src)=)(?:"([^"]*)"|'([^']*)')/gi;

/**
 * HTML of a page without comments, without the description, which is in the head, and without the tags around tabs; its
 * addresses are absolute.
 */
export function cleanHtml(html: string, resolve: (link: string) => string): string {
  return html
    .replace(COMMENT, '')
    .replace(GROUP, '')
    .replace(DESCRIPTION, '')
    .replace(
      ADDRESS,
      (_, start: string, double?: string, single?: string) => `${start}"${resolve(double ?? single ?? '')}"`,
    );
}

/** The text of the description of a page that has none in its front matter. */
export function readDescription(markdown: string): string | undefined {
  return DESCRIPTION.exec(markdown)?.[0]
    .replace(/<[^>]+>/g, '')
    .trim();
}
