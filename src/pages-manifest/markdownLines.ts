/** A line of Markdown prose with its number in the file. */
export interface ProseLine {
  text: string;
  line: number;
}

const FENCE = /^[\s>]*(?<fence>`{3,}|~{3,})(?<info>[^`]*)$/;

/** Comments that end on their line, but those that give a heading its id. */
const SHORT_COMMENT = /<!--(?! *#).*?-->/g;

/**
 * The lines of a page that are not front matter, fenced code or HTML comments: those in which headings and demo
 * notations count.
 *
 * @param body text below the front matter
 * @param offset lines of the file above `body`
 */
export function proseLines(body: string, offset: number): ProseLine[] {
  const lines: ProseLine[] = [];
  let fence: string | null = null;
  let inComment = false;
  body.split(/\r?\n/).forEach((raw, index) => {
    const { fence: marker, info = '' } = FENCE.exec(raw)?.groups ?? {};
    if (inComment) {
      inComment = !raw.includes('-->');
    } else if (fence !== null) {
      if (marker?.startsWith(fence) && info.trim() === '') fence = null;
    } else if (marker !== undefined) {
      fence = marker;
    } else {
      const text = raw.replace(SHORT_COMMENT, '');
      inComment = text.includes('<!--') && !text.includes('-->');
      lines.push({ text, line: index + 1 + offset });
    }
  });
  return lines;
}
