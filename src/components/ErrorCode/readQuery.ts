/** More than a message of any library has; the rest of a longer address is noise. */
const MAX_ARGS = 20;
const MAX_LENGTH = 500;

/** What an address says; `invalid`: something that is no code stands in the place of the code. */
export type ErrorQuery =
  { state: 'code'; code: string; args: string[] } | { state: 'missing' } | { state: 'invalid' };

/**
 * Reads `?code=N&args[]=…`. Anyone can write such an address: what comes out is for showing as text only (design §8).
 *
 * @example
 * readQuery('?code=12&args[]=Button'); // { state: 'code', code: '12', args: ['Button'] }
 */
export function readQuery(search: string): ErrorQuery {
  const params = new URLSearchParams(search);
  const code = params.get('code')?.trim() ?? '';
  if (code === '') return { state: 'missing' };
  if (!/^\d{1,6}$/.test(code)) return { state: 'invalid' };
  const args = params.getAll('args[]').slice(0, MAX_ARGS);
  return { state: 'code', code, args: args.map((arg) => arg.slice(0, MAX_LENGTH)) };
}
