/** Room that a dialog, a drawer or a menu over the whole document gets, in CSS pixels. */
const MODAL_HEIGHT = 480;

function bottomOf(element: Element): number {
  const { position, visibility } = getComputedStyle(element);
  const { bottom, width, height } = element.getBoundingClientRect();
  if (visibility === 'hidden' && 'demoRoot' in (element as HTMLElement).dataset) return 0;
  if (position !== 'fixed') return bottom + scrollY;
  return width >= innerWidth && height >= innerHeight ? MODAL_HEIGHT : 0;
}

/** How high the document would like to be: as its demo, and as the popups that the demo opens beside itself. */
export function measureHeight(): number {
  return Math.ceil(Math.max(0, ...[...document.body.children].map(bottomOf)));
}

/** Calls back with the document's height whenever that changes. */
export function watchHeight(callback: (height: number) => void): void {
  let last = 0;
  let frame = 0;
  const report = () => {
    frame = 0;
    const height = measureHeight();
    if (height !== last) callback(height);
    last = height;
  };
  const later = () => (frame ||= requestAnimationFrame(report));
  const sizes = new ResizeObserver(later);
  const children = () => {
    sizes.disconnect();
    [...document.body.children].forEach((child) => sizes.observe(child));
    later();
  };
  // Popups are placed by their style, after they were added.
  const attributes = { attributes: true, attributeFilter: ['style'], subtree: true };
  new MutationObserver(children).observe(document.body, { childList: true });
  new MutationObserver(later).observe(document.body, attributes);
  children();
}
