/**
 * A number of bytes as readers compare sizes of scripts: in kilobytes of 1,000 bytes.
 *
 * @example
 * formatBytes(8692); // '8.7 kB'
 */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 0.1) return '< 0.1 kB';
  return `${kilobytes < 99.95 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}
