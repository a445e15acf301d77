import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { autoCloseTags, tsxLanguage } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { editorLook } from './editorLook';
import { wrongLine } from './wrongLine';

interface EditorOptions {
  parent: HTMLElement;
  source: string;
  /** Name for screen readers. */
  label: string;
  /** Identifier of the element that says how the keyboard leaves the editor. */
  describedBy: string;
  /** Said when Escape was pressed: Tab now leaves the editor. */
  escaped: string;
  onChange(source: string): void;
}

/** Tab indents; after Escape, for two seconds, it moves on as everywhere else. That is CodeMirror's own, unannounced. */
function announceEscape(message: string) {
  return EditorView.domEventHandlers({
    keydown(event, view) {
      if (event.key === 'Escape') view.dispatch({ effects: EditorView.announce.of(message) });
    },
  });
}

/** Puts an editor for TSX in an element. */
export function createEditor({
  parent,
  source,
  label,
  describedBy,
  escaped,
  onChange,
}: EditorOptions): EditorView {
  const extensions = [
    lineNumbers(),
    history(),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    tsxLanguage,
    autoCloseTags,
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    editorLook,
    wrongLine,
    announceEscape(escaped),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      // Code runs from left to right on every page; the keyboard of a phone leaves it alone.
      dir: 'ltr',
      autocapitalize: 'off',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: source, extensions }) });
}

/** Puts another text in the editor; the reader can undo it. */
export function replaceSource(view: EditorView, source: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } });
}
