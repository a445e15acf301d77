/** What stands in the place of a piece of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Carries out edits; one inside another that begins before it is dropped. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/**
 * Blocks of several lines in the place of one that may be in a list or a quotation: each line begins as those around.
 *
 * @param start where the replaced block begins
 */
export function indentAt(source: string, start: number, blocks: string): string {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const prefix = line.replace(/[^>\s]/g, ' ');
  return blocks
    .split('\n')
    .map((each, index) => (index === 0 ? each : (prefix + each).trimEnd()))
    .join('\n');
}
