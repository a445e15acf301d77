/** Inputs whose selection no script may read: the reader may have selected text there. */
const SECRETIVE_TYPES = ['email', 'number'];

function isFieldSelected(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.selectionStart === null) return SECRETIVE_TYPES.includes(field.type);
  return field.selectionStart !== field.selectionEnd;
}

/**
 * Whether the browser's own copy has something to copy: a selection on the page or in the form field that has focus.
 * Editors copy the current line when nothing is selected, so editable content counts as well.
 */
export function hasSelection(target: EventTarget | undefined): boolean {
  if (document.getSelection()?.isCollapsed === false) return true;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return isFieldSelected(target);
  return (
    target instanceof Element && target.closest('[contenteditable]:not([contenteditable="false"])') !== null
  );
}
