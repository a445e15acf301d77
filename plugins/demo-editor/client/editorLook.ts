import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of the site's code blocks: custom properties, so right in both modes. */
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.tagName], color: 'var(--code-constant)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: [tags.typeName, tags.className, tags.attributeName], color: 'var(--code-function)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.punctuation, tags.operator, tags.angleBracket], color: 'var(--code-punctuation)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--code-text)', backgroundColor: 'var(--color-code)', font: 'var(--font-code)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', maxHeight: 'min(70vh, 640px)', overflow: 'auto' },
  // The site outlines what has the focus; here that is done around the whole editor.
  '.cm-content': { padding: '12px 0', caretColor: 'var(--color-text)', outline: 'none !important' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': { backgroundColor: 'var(--color-code)', color: 'var(--color-text-muted)', border: '0' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--color-border-strong)',
  },
  '.cm-wrong-line': { backgroundColor: 'var(--color-error-surface)' },
});

/** How the editor looks: as a code block of the site. */
export const editorLook: Extension = [theme, syntaxHighlighting(colors)];
