import type { Page } from '@playwright/test';

/** Runs in the page: which edges of the focus ring are cut off by what is around the element; none where there is no ring. */
function findCutEdges(): string[] {
  const element = document.activeElement;
  if (!element || element === document.body || element.closest('[data-demo-root]')) return [];
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element);
  if (outlineStyle === 'none') return [];
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const ring = element.getBoundingClientRect();
  const cut = new Set<string>();
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const around = box.getBoundingClientRect();
    // Half a pixel is rounding.
    const isBeyond = (inner: number, outer: number) => inner - reach < outer - 0.5;
    if (overflowX !== 'visible') {
      if (isBeyond(ring.left, around.left)) cut.add('left');
      if (isBeyond(-ring.right, -around.right)) cut.add('right');
    }
    if (overflowY !== 'visible') {
      if (isBeyond(ring.top, around.top)) cut.add('top');
      if (isBeyond(-ring.bottom, -around.bottom)) cut.add('bottom');
    }
    if (position === 'fixed') break;
  }
  return [...cut].map((edge) => `${edge} of ${element.outerHTML.slice(0, 120)}`);
}

/** The edges of the ring around what has the focus that a reader cannot see, as `edge of <element>`. */
export function listCutEdges(page: Page): Promise<string[]> {
  return page.evaluate(findCutEdges);
}
