/**
 * Tells lines by positions, which have to come in the order of the text: each look goes on where the last one ended, so that
 * a text of nothing but loops or tags, which a link can bring, is not read anew for each of them.
 *
 * @example
 * countLines('a\nb')(2); // 2
 */
export function countLines(source: string): (position: number) => number {
  let line = 1;
  let next = source.indexOf('\n');
  return (position) => {
    while (next >= 0 && next < position) {
      line += 1;
      next = source.indexOf('\n', next + 1);
    }
    return line;
  };
}
