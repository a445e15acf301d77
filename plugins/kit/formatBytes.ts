type Format = (value: number, options?: Intl.NumberFormatOptions) => string;

const inEnglish: Format = (value, options) => new Intl.NumberFormat('en', options).format(value);

/**
 * A number of bytes as readers compare sizes of scripts: in kilobytes of 1,000 bytes.
 *
 * @param format how the reader's language writes numbers; English unless told
 *
 * @example
 * formatBytes(8692); // '8.7 kB'
 */
export function formatBytes(bytes: number, format = inEnglish): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 0.1) return `< ${format(0.1)} kB`;
  const digits = kilobytes < 99.95 ? 1 : 0;
  return `${format(kilobytes, { minimumFractionDigits: digits, maximumFractionDigits: digits })} kB`;
}
