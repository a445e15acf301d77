/** What text fields had in them when the reader came to each. */
const texts = new WeakMap<Element, string>();
const visited = new Set<WeakRef<Element>>();

const FIELDS =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,[contenteditable=true]';

function textOf(field: Element): string {
  return 'value' in field ? String(field.value) : (field.textContent ?? '');
}

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(FIELDS) || texts.has(target)) return;
  texts.set(target, textOf(target));
  visited.add(new WeakRef(target));
}

function hasTyped(field: Element | undefined): boolean {
  if (!field?.isConnected) return false;
  const text = textOf(field);
  return text.trim() !== '' && text !== texts.get(field);
}

/** Whether the reader is about to type: in a field, or in a document of a demo, whose fields are its own. */
function isInField(): boolean {
  const { activeElement } = document;
  return activeElement !== null && (activeElement.tagName === 'IFRAME' || activeElement.matches(FIELDS));
}

/** Begins to notice what readers type: in the feedback form, the editor, playgrounds, demos, the search. */
export function watchTyping(): void {
  document.addEventListener('focusin', remember, { capture: true });
}

/** Whether a reload would lose text that the reader has typed, or interrupt them (issue 6 point 5). */
export function hasTypedText(): boolean {
  return isInField() || [...visited].some((reference) => hasTyped(reference.deref()));
}
