/** `Folder/ButtonVariants.tsx` -> `ButtonVariants`: the demo's name without extension. */
export function stemOf(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** Prefix of the identifiers that React makes in a demo; the same on the server and in the browser. */
export function demoPrefix(name: string): string {
  return `${stemOf(name)}-`;
}

/** The same for the demo's controls. */
export function controlsPrefix(name: string): string {
  return `${stemOf(name)}-controls-`;
}
