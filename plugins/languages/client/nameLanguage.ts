/** A language's name in itself, such as `Deutsch` for `de`, with a capital letter as labels have it. */
export function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
}
