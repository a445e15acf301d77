/** Puts the style sheet of a demo on the page, once; the server's copy counts. */
export function insertSheet({ id, css }: { id: string; css: string }): void {
  const present = [...document.querySelectorAll<HTMLStyleElement>('style[data-demo-sheet]')];
  const existing = present.find((element) => element.dataset.demoSheet === id);
  if (existing) {
    if (existing.textContent !== css) existing.textContent = css;
    return;
  }
  const element = document.createElement('style');
  element.dataset.demoSheet = id;
  element.textContent = css;
  document.head.append(element);
}
