/** A link of a demo would replace the document that runs it. */
function stayHere(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/**
 * Keeps an edited demo from getting in the reader's way: its links lead nowhere, and while the reader types in the
 * editor no dialog of the demo takes the focus.
 */
export function teachManners(): void {
  document.addEventListener('click', stayHere);
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithinFrame(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
