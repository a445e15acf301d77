import type { PlayValue } from '../../types';

const STRING = /^(['"`])((?:\\.|(?!\1)[^\\])*)\1$/s;

/**
 * The value of a literal as types and `@default` write it.
 *
 * @returns `undefined` for any other source text
 *
 * @example
 * parseLiteral("'medium'"); // 'medium'
 * parseLiteral('-1.5'); // -1.5
 * parseLiteral('<CheckBoxIcon />'); // undefined
 */
export function parseLiteral(source: string): PlayValue | undefined {
  const text = source.trim();
  const [, quote, inner = ''] = STRING.exec(text) ?? [];
  if (quote === '`' && inner.includes('${')) return undefined;
  if (quote !== undefined) return inner.replace(/\\(.)/gs, '$1');
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
