/** Headings of the page itself that have an anchor: those of demos have none. */
const HEADINGS = 'article .anchor[id]';

/** The heading that an event happened in, if any. */
export function findHeading(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(HEADINGS) : null;
}

/** A heading's text without its links and buttons. */
export function textOf(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.hash-link, [data-feedback-entry]').forEach((element) => element.remove());
  return (copy.textContent ?? '').trim();
}
