import { ICON_STYLES, type IconStyle } from '../types';

/** What the address keeps of a search. */
export interface IconQuery {
  query: string;
  style: IconStyle;
}

const START = '#/?';
const LONGEST_QUERY = 100;

/** What an address brings (`#/?query=alarm&style=sharp`); what is no style, too long or no hash of ours is left out. */
export function readAddress(hash: string): IconQuery {
  const params = new URLSearchParams(hash.startsWith(START) ? hash.slice(START.length) : '');
  const style = ICON_STYLES.find(({ id }) => id === params.get('style'))?.id ?? 'filled';
  return { query: (params.get('query') ?? '').slice(0, LONGEST_QUERY), style };
}

/** @returns the hash of a search, or an empty text for what is shown at first */
export function writeAddress({ query, style }: IconQuery): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('query', query.trim());
  if (style !== 'filled') params.set('style', style);
  const text = params.toString();
  return text === '' ? '' : START + text;
}
