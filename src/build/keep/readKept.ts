const KEPT = /<(\w+)\b[^>]*\sdata-kept=("?)(\d+)\2[^>]*>/g;

/** Elements that can be in a paragraph: any other tag ends it, since HTML may leave `</p>` out. */
const INLINE = new Set('a abbr b br code del em i kbd mark s small span strong sub sup u wbr'.split(' '));

/** Where the content of a paragraph that begins at `start` ends. */
function findEndOfParagraph(html: string, start: number): number {
  const tags = /<\/?(\w+)/g;
  tags.lastIndex = start;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (!INLINE.has(tag[1] as string)) return tag.index;
  }
  return html.length;
}

/** Where the content of another element ends: at its end tag, as many as begin inside of it later. */
function findEndTag(html: string, start: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}

/**
 * The HTML inside of each element that is kept (`data-kept="0"`), in order.
 *
 * @param html a page as the build wrote it: minified, so that quotes and end tags can be missing
 * @throws an Error where a number is missing or comes twice
 */
export function readKept(html: string): string[] {
  const kept: string[] = [];
  for (const match of html.matchAll(KEPT)) {
    const [tag, name = '', , number] = match;
    const start = match.index + tag.length;
    const end = name === 'p' ? findEndOfParagraph(html, start) : findEndTag(html, start, name);
    if (Number(number) !== kept.length) {
      throw new Error(
        `The page has part ${number} of its prose where part ${kept.length} was expected. A component renders its ` +
          'children twice, out of order, or not at all on the server: let it render them once.',
      );
    }
    kept.push(html.slice(start, end));
  }
  return kept;
}
