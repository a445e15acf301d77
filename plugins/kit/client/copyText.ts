const DIALOGS = 'dialog[open], [popover], [role="dialog"], [role="alertdialog"]';

/** Where the text may be selected: what lies outside an open dialog is inert, or loses focus to its focus trap. */
function findHosts(): Element[] {
  const focused = document.activeElement?.closest(DIALOGS);
  const open = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].reverse();
  return [...(focused ? [focused] : []), ...open, document.body];
}

/** Fixed, so that focus scrolls nothing; `readOnly`, so that no on-screen keyboard opens. */
function createTextarea(text: string): HTMLTextAreaElement {
  const textarea = document.createElement('textarea');
  textarea.value = text;
  textarea.readOnly = true;
  textarea.tabIndex = -1;
  textarea.style.cssText =
    'all: unset; position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; overflow: hidden; ' +
    'clip-path: inset(50%); font-size: 16px; white-space: pre; user-select: text;';
  return textarea;
}

function copyWithin(host: Element, text: string): boolean {
  const textarea = createTextarea(text);
  host.append(textarea);
  try {
    textarea.focus({ preventScroll: true });
    textarea.setSelectionRange(0, text.length);
    return document.activeElement === textarea && document.execCommand('copy');
  } finally {
    textarea.remove();
  }
}

/** Remembers focus and selection; the returned function puts them back without a scroll. */
function saveSelection(): () => void {
  const focused = document.activeElement;
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return () => {
    if (focused instanceof HTMLElement || focused instanceof SVGElement)
      focused.focus({ preventScroll: true });
    // A field keeps its own selection, which a selection of the document would take away.
    if (isField) return;
    if (anchorNode && focusNode)
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    else selection?.removeAllRanges();
  };
}

function copyBySelection(text: string): boolean {
  const restore = saveSelection();
  try {
    return findHosts().some((host) => copyWithin(host, text));
  } finally {
    restore();
  }
}

/**
 * Puts text on the clipboard: through the clipboard API, else by selecting it and the browser's copy command
 * (spec §8 "Clipboard failure").
 *
 * @throws when both fail
 */
export async function copyText(text: string): Promise<void> {
  try {
    // Missing outside secure contexts: that throws here too, and what follows still runs in the reader's gesture.
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    if (copyBySelection(text)) return;
    throw new Error(
      'The browser let neither its clipboard API nor its copy command write to the clipboard.',
      { cause },
    );
  }
}
