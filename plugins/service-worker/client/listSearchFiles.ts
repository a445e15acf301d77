const FOLDER = 'search/';
const LIST = 'indexes.json';

/** A line of the published list of indexes (plugins/search/README.md), as far as it is read here. */
interface IndexLine {
  product: string;
  version: string;
  prefixes: string[];
}

function isLine(value: unknown): value is IndexLine {
  const { product, version, prefixes } = (value ?? {}) as Partial<IndexLine>;
  const isList = Array.isArray(prefixes) && prefixes.every((prefix) => typeof prefix === 'string');
  return typeof product === 'string' && typeof version === 'string' && isList;
}

/** The line whose prefix of paths is the longest that fits. */
function findLine(lines: readonly IndexLine[], path: string): IndexLine | undefined {
  const lengthOf = ({ prefixes }: IndexLine) =>
    Math.max(
      0,
      ...prefixes.filter((prefix) => `${path}/`.startsWith(`${prefix}/`)).map(({ length }) => length),
    );
  return lines.filter((line) => lengthOf(line) > 0).sort((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/**
 * Addresses of the search index that a reader of a page needs without a connection: of the page's product, and of
 * pages of no product. None where the site has no search of its own.
 *
 * @param path below the site's base, with a slash at its start
 */
export async function listSearchFiles(baseUrl: string, path: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}${FOLDER}${LIST}`);
  const list: unknown = response.ok ? await response.json() : [];
  const line = findLine(Array.isArray(list) ? list.filter(isLine) : [], path);
  const names = [LIST, 'site.json', ...(line ? [`${line.product}@${line.version}.json`] : [])];
  return response.ok ? names.map((name) => `${baseUrl}${FOLDER}${name}`) : [];
}
