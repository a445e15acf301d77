import { ROW_HEIGHT } from './useGridWindow';

/** Scrolls a box no further than a row of it needs to be seen whole. */
export function revealRow(box: HTMLElement, row: number): void {
  const top = row * ROW_HEIGHT;
  const bottom = top + ROW_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}
