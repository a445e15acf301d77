/** Controls, and what turns the direction of the characters after it. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text of the feed as one line: `' New\n version '` -> `'New version'`; of anything but a text nothing is left.
 *
 * @param maxLength characters that are kept, with an ellipsis where there are more
 */
export function cleanText(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return '';
  const text = value.replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
}
