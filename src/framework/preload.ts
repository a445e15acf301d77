/** Loads a page that a reader is about to open. What fails is told of when they do. */
export function preloadPage(pathname: string): void {
  Promise.resolve(window.docusaurus.preload(pathname)).catch(() => undefined);
}
