/**
 * The words of a name or of what a reader types, in lower case.
 *
 * @example
 * splitWords('Battery20TwoTone'); // ['battery', '20', 'two', 'tone']
 */
export function splitWords(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(\p{L})(\d)/gu, '$1 $2')
      .replace(/(\d)(\p{L})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  );
}
