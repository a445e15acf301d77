/** `9.5.0` -> `v9.5.0`; products without a library have ids such as `v9` for a number. */
export function versionName(label: string): string {
  return /^\d/.test(label) ? `v${label}` : label;
}
