/** Prefix of the identifiers that React makes in a preview; the same on the server and in the browser. */
export function playPrefix(name: string): string {
  return `play-${name}-`;
}

/** The same for the controls and code of the playground. */
export function panelPrefix(name: string): string {
  return `play-panel-${name}-`;
}
