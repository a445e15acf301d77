const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Title of a page whose node has none, from the last segment of its pathname (spec §2 "Sidebar trees"; issue 2
 * point 2). Component pages (`react-*`) have each word capitalised, other pages are in sentence case.
 *
 * @example
 * titleFromPathname('/material-ui/react-text-field'); // 'Text Field'
 * titleFromPathname('/material-ui/getting-started/design-resources'); // 'Design resources'
 */
export function titleFromPathname(pathname: string): string {
  const segment = pathname
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  if (segment === undefined) return '';
  const isComponent = segment.startsWith('react-') && segment.length > 'react-'.length;
  const words = (isComponent ? segment.slice('react-'.length) : segment)
    .split('-')
    .filter((word) => word !== '');
  return isComponent ? words.map(capitalize).join(' ') : capitalize(words.join(' '));
}
