import type { Problem } from '../../src/pages-manifest/types';
import type { Doc } from './types';

const HEAD = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

const hasEmptyCell = (row: string) => /\|\s*\|/.test(row.replace(/\\\|/g, ''));

/** Each column of a table has a name: screen readers say it with each cell (issue 9 point 5). */
export function checkTables({ file, lines }: Doc): Problem[] {
  return lines
    .filter(
      ({ text }, index) => HEAD.test(text) && RULE.test(lines[index + 1]?.text ?? '') && hasEmptyCell(text),
    )
    .map(({ text, line }) => ({
      file,
      line,
      value: text.trim(),
      message: 'A column of the table has no name',
      fix: 'Say in the empty cell what the column lists, such as "Feature".',
    }));
}
