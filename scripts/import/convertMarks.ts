import { isBlank, type Line } from './lines';

/** `<!-- #default-branch-switch -->`: a mark for that family's release scripts, not for people. */
const RELEASE_MARK = /^\s*<!--\s*#[\w-]+\s*-->\s*$/;

/** `<featureList>` around a list has no meaning here. */
const FEATURE_LIST = /^\s*<\/?featureList>\s*$/i;

const MARKS = [RELEASE_MARK, FEATURE_LIST];

/** Leaves out the lines that mean something to that family's own tools only. */
export function removeMarks(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  let removed = false;
  for (const line of lines) {
    if (line.kind === 'prose' && MARKS.some((mark) => mark.test(line.text))) {
      removed = true;
    } else if (!(removed && isBlank(line) && isBlank(result.at(-1)))) {
      result.push(line);
      removed = false;
    }
  }
  return result;
}
