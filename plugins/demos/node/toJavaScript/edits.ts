/** A piece of the source and the text that stands there in the JavaScript. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edited text, and the way back from a place in it to the place in the source that it came from. */
export interface EditedText {
  text: string;
  toSourceOffset: (offset: number) => number;
}

const WORD = /[\w$]/;

/** Two words that a removal brings together need a space between them: `x!instanceof Y`. */
function separator(before: string, after: string): string {
  return WORD.test(before) && WORD.test(after) ? ' ' : '';
}

/** In the order of the source; an insertion stands before a removal that starts at the same place. */
function bySourceOrder(a: Edit, b: Edit): number {
  const isInsertion = (edit: Edit) => edit.start === edit.end;
  return a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)) || b.end - a.end;
}

/** Sorts the edits and drops those that lie within another. */
function outermost(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort(bySourceOrder);
  let covered = 0;
  return sorted.filter((edit) => {
    const isInside = edit.start < covered;
    covered = Math.max(covered, edit.end);
    return !isInside;
  });
}

/** Applies the edits to the source. Everything outside them stays as the author typed it. */
export function applyEdits(source: string, edits: readonly Edit[]): EditedText {
  const anchors: { output: number; source: number }[] = [{ output: 0, source: 0 }];
  let text = '';
  let position = 0;
  for (const edit of outermost(edits)) {
    text += source.slice(position, edit.start);
    text += edit.text || separator(text.slice(-1), source.charAt(edit.end));
    position = edit.end;
    anchors.push({ output: text.length, source: position });
  }
  text += source.slice(position);
  return {
    text,
    toSourceOffset(offset) {
      const anchor = anchors.findLast(({ output }) => output <= offset) ?? { output: 0, source: 0 };
      return anchor.source + offset - anchor.output;
    },
  };
}
