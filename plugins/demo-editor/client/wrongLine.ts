import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

const setLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'cm-wrong-line' });

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((candidate) => candidate.is(setLine));
    if (!effect) return marks.map(transaction.changes);
    const line: number | undefined = effect.value;
    const { doc } = transaction.state;
    if (line === undefined || line > doc.lines) return Decoration.none;
    return Decoration.set([mark.range(doc.line(line).from)]);
  },
  provide: (value) => EditorView.decorations.from(value),
});

export const wrongLine: Extension = field;

/** Marks the line that an error came from, or none. */
export function markLine(view: EditorView, line: number | undefined): void {
  view.dispatch({ effects: setLine.of(line) });
}
