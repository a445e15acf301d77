const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** Names of the custom properties that a piece of CSS or HTML reads. */
export function readVariables(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name]) => name as string);
}
