function findTarget(box: Element): HTMLElement | null {
  let id: string;
  try {
    id = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return null;
  }
  const target = id === '' ? null : document.getElementById(id);
  return target && box.contains(target) ? target : null;
}

/**
 * Unfolds and shows the row that the address names, where it lies in an element: browsers do so themselves only when
 * the row was there as the address changed, and not all of them unfold.
 *
 * @param always also where nothing is folded: for rows that came after the navigation
 */
export function revealTarget(box: Element, always: boolean): void {
  const target = findTarget(box);
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  if (target && (folded || always)) target.scrollIntoView();
}
