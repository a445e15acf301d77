/**
 * The demo that an address such as `#edit=BasicButtons:<source>` wants to be edited: the hash that the editor of
 * demos makes and that the page of the demo looks for.
 *
 * @returns `null` for any other hash
 */
export function readEditName(hash: string): string | null {
  const [, name] = /^#edit=([\w.%-]{1,200}):/.exec(hash) ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}
